//! Reads a question per line and prints an answer per line, both JSON:
//! `{"image": hex}` → what `Manifest::from_image` reads, or its error;
//! `{"old": hex, "new": hex}` (two images) → what `breaks` and `publishes` say.

use berm_api::{Manifest, Surface};
use serde_json::{Value, json};
use std::io::{BufRead, Write};

fn main() -> std::io::Result<()> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for line in std::io::stdin().lock().lines() {
        let answer = match serde_json::from_str::<Value>(&line?) {
            Ok(question) => answer(&question).unwrap_or_else(|error| json!({ "error": error })),
            Err(error) => json!({ "error": format!("not a question: {error}") }),
        };
        writeln!(out, "{answer}")?;
    }
    out.flush()
}

fn answer(question: &Value) -> Result<Value, String> {
    if question.get("image").is_some() {
        return Ok(manifest(&read(question, "image")?));
    }
    let (old, new) = (read(question, "old")?, read(question, "new")?);
    let breaks: Vec<Value> = old
        .breaks(&new)
        .into_iter()
        .map(|found| {
            let surface = match found.surface {
                Surface::Tool(name) => json!({ "tool": name }),
                Surface::Event(name) => json!({ "event": name }),
            };
            json!({ "surface": surface, "reason": found.reason })
        })
        .collect();
    Ok(json!({ "breaks": breaks, "publishes": old.publishes(&new) }))
}

fn read(question: &Value, side: &str) -> Result<Manifest, String> {
    let digits = question.get(side).and_then(Value::as_str).unwrap_or_default();
    let image = bytes(digits).ok_or_else(|| format!("{side} is not hexadecimal"))?;
    Manifest::from_image(&image).map_err(|error| format!("{error:#}"))
}

fn bytes(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.as_bytes().chunks(2);
    pairs
        .map(|pair| u8::from_str_radix(str::from_utf8(pair).ok()?, 16).ok())
        .collect()
}

/// The manifest as read. `Manifest` itself cannot be written as JSON; what it holds can.
fn manifest(read: &Manifest) -> Value {
    json!({
        "abi_version": read.abi_version,
        "version": read.version,
        "description": read.description,
        "homepage": read.homepage,
        "repository": read.repository,
        "readme": read.readme,
        "tools": read.tools,
        "events": read.events,
        "deps": read.deps,
        "database": read.database,
    })
}
