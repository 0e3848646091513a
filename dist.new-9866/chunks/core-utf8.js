import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  ContractError
} from "./core-errors.js";
import {
  ScanError,
  SyntaxKind,
  createScanner,
  isArray,
  isObject,
  member,
  pointer,
  pointerTokens,
  positionAt,
  setMember
} from "./core-exact-number.js";

// src/manifest/rules-file.ts
var FILE_RULES = {
  "image-empty": {
    level: "error",
    title: "The image is empty",
    text: "A file of no bytes is not an image. Usually the build failed or wrote somewhere else, and a placeholder was left behind.",
    remedy: "Build the program first, and check the path of what the build writes."
  },
  "image-component": {
    level: "error",
    title: "The file is a component, not a core module",
    text: "WebAssembly has two binary layers. A berm image is a core module (version 1); a component (layer 1, version 0x0d) is what component tooling wraps around one. berm does not read components.",
    remedy: "Build with `--target wasm32-unknown-unknown` and give the .wasm file that cargo writes, without a component step."
  },
  "image-elf": {
    level: "error",
    title: "The file is native code (ELF)",
    text: "ELF is what a build for the machine itself writes, and what berm\u2019s older experimental target used. A host of today compiles WebAssembly only.",
    remedy: "Build with `cargo build --release --target wasm32-unknown-unknown`."
  },
  "image-packed": {
    level: "error",
    title: "The image is packed in an archive",
    text: "A host takes the module\u2019s own bytes; it does not unpack gzip or zip.",
    remedy: "Unpack it, and give the .wasm file inside."
  },
  "image-lfs-pointer": {
    level: "error",
    title: "The file is a Git LFS pointer",
    text: "The repository keeps this file in Git LFS and the checkout did not fetch it: what lies here is a small text that names the real file.",
    remedy: "Check out with `lfs: true`, or run `git lfs pull`."
  },
  "image-text": {
    level: "error",
    title: "The file is text",
    text: "An image is a binary WebAssembly module. A text file is something else: a manifest, a listing in WebAssembly\u2019s text format, an error page that was saved in its place.",
    remedy: "Give the .wasm file that the build writes."
  },
  "image-unknown-format": {
    level: "error",
    title: "The file is not a WebAssembly module",
    text: 'A module begins with the four bytes `00 61 73 6d` ("\\0asm"). This file does not.',
    remedy: "Give the .wasm file that the build writes."
  },
  "image-version": {
    level: "error",
    title: "The module has another version",
    text: "The second four bytes of a module are its version; a core module has 1 (`01 00 00 00`). No other version was ever published.",
    remedy: "Build it again: the file is damaged, or was written by an experimental tool."
  },
  "image-cut": {
    level: "error",
    title: "The file ends too early",
    text: "The file ends inside its header, a section\u2019s header or a section\u2019s content. This is what an interrupted download, copy or upload leaves.",
    remedy: "Build or download it again, and compare sizes."
  },
  "image-trailing-bytes": {
    level: "error",
    title: "Bytes are left over behind the last section",
    text: "A module is a header and whole sections, up to the last byte. Something appended to it (a line feed, a signature, another file) makes it unreadable.",
    remedy: "Find the step that appends to the file, and leave it out."
  },
  "number-malformed": {
    level: "error",
    title: "A size or a count is not a 32-bit number",
    text: "Sizes and counts are LEB128 numbers: at most five bytes, at most 32 bits (WebAssembly core specification). Spelling one longer than needed is legal within five bytes.",
    remedy: "Build the image again: the file is damaged."
  },
  "section-id-malformed": {
    level: "error",
    title: "A section\u2019s id is not an id",
    text: "A section begins with one byte, its id, below 128. A larger byte means that the reader stands inside something else: a wrong size earlier in the file.",
    remedy: "Build the image again: the file is damaged."
  },
  "section-name-malformed": {
    level: "error",
    title: "A custom section\u2019s name cannot be read",
    text: "A custom section begins with its name: UTF-8, inside the section, at most 100,000 bytes. The host reads the name of every custom section.",
    remedy: "Build the image again, without the tool that wrote this section."
  },
  "section-out-of-order": {
    level: "error",
    title: "Sections are out of order",
    text: "Known sections stand in one order: type, import, function, table, memory, tag, global, export, start, element, data count, code, data. Custom sections may stand anywhere.",
    remedy: "Build the image again: a tool after the linker wrote the sections in another order."
  },
  "section-twice": {
    level: "error",
    title: "A known section stands twice",
    text: "Every known section stands at most once; only custom sections may repeat. Two of a kind come from joining two modules byte by byte.",
    remedy: "Link the parts with the linker instead of joining files."
  },
  "section-malformed": {
    level: "error",
    title: "A section\u2019s counts do not fit",
    text: "A known section begins with the number of its items. It must be there, the items must have room, and the counts of function and code, and of data count and data, must agree.",
    remedy: "Build the image again: the file is damaged, or was edited by hand."
  },
  "section-unknown": {
    level: "error",
    title: "A section of an unknown kind",
    text: "The host skips it while reading the manifest, and then refuses the image when it compiles it: section ids above 13 are not defined.",
    remedy: "Build without the experimental feature that writes this section."
  },
  "sections-too-many": {
    level: "error",
    title: "More sections than any program has",
    text: "A program has a dozen sections. This reader stops after a hundred thousand, so that a file made to waste time does not.",
    remedy: "Build the image again, with the usual toolchain."
  },
  "exports-malformed": {
    level: "error",
    title: "The export section cannot be read",
    text: "The host reads every export: a UTF-8 name, its kind and an index that exists.",
    remedy: "Build the image again: the file is damaged, or was edited by hand."
  },
  "manifest-missing": {
    level: "error",
    title: "The image carries no manifest",
    text: "A berm image carries its manifest in a custom section named `.berm.abi`, which `#[berm_lang::program]` emits. The usual cause is a tool run after the linker that drops custom sections: `wasm-strip`, or `wasm2wat` and back. `wasm-opt` and cargo\u2019s `strip` keep it.",
    remedy: "Leave out the tool after the linker that drops custom sections (`wasm-strip` does, and so does `wasm2wat` and back; `wasm-opt` and cargo\u2019s `strip` keep them), or give a program built with berm-lang."
  },
  "manifest-section-twice": {
    level: "warning",
    title: "Two manifest sections",
    text: "A linker writes one section `.berm.abi`; two come from a tool that merges modules. The host reads the first and never looks at the second: what the second says is not served.",
    remedy: "Link the parts into one program, or drop the second section."
  },
  "manifest-too-large": {
    level: "error",
    title: "The manifest is too large to read",
    text: "This gate reads manifests up to 4 MiB, with up to 100,000 records and 10,000 names that stand twice, so that a hostile file cannot exhaust its memory. bermd takes images up to 2 MiB.",
    remedy: "Make the README or the schemas smaller."
  }
};

// src/manifest/rules-load.ts
var LOAD_RULES = {
  "abi-not-spoken": {
    level: "error",
    title: "The host speaks another ABI",
    text: "A host runs images of exactly one ABI version and refuses every other, so that no program makes a syscall its author did not mean. `host-abi` says which one the target host speaks.",
    remedy: "Build with the berm-lang release of the host\u2019s ABI, or correct `host-abi`."
  },
  "abi-unknown": {
    level: "error",
    title: "No published host speaks this ABI",
    text: "Published so far: 0 (berm 0.0.4 to 0.0.7), 1 (0.0.8) and 4 (0.1.0). A host runs images of exactly one ABI version and refuses every other.",
    remedy: "Build with a published berm-lang, or say with `host-abi` which ABI the target host speaks."
  },
  "abi-newer": {
    level: "warning",
    title: "The ABI is newer than this gate knows",
    text: "A newer berm may add fields and records. What is known is read and compared; the rest is passed over.",
    remedy: "Use a newer version of this gate."
  },
  "tools-not-exported": {
    level: "error",
    title: "The image exports no tool at all",
    text: "A tool is an export named `berm_tool_<name>`. The host refuses an image without any, whatever its manifest says.",
    remedy: "Build the program as a `cdylib` or binary with its tools linked in, and keep the exports in later steps."
  },
  "tool-not-exported": {
    level: "error",
    title: "A declared tool is not exported",
    text: "The manifest names a tool, and the image has no export `berm_tool_<name>` for it. The host refuses the image at load, so that the tool is not found missing in the middle of a conversation.",
    remedy: "Build the image again, and look for a later step that renames or drops exports."
  },
  "tool-not-declared": {
    level: "notice",
    title: "An exported tool is not in the manifest",
    text: "The image exports `berm_tool_<name>` and the manifest has no such tool. The host loads the image; nothing tells callers about the tool.",
    remedy: "Nothing, when it is meant; else make it a `pub fn` of the `#[berm_lang::program]` module, so that the manifest lists it."
  },
  "export-not-callable": {
    level: "warning",
    title: "A tool\u2019s export cannot be called",
    text: "The host looks at names only when it loads an image. A tool\u2019s export that is not a function of no parameters and no results fails when it is called.",
    remedy: "Make it a `pub fn` of the `#[berm_lang::program]` module, whose macro writes an export of the right shape."
  },
  "export-twice": {
    level: "error",
    title: "Two exports of one name",
    text: "Export names are unique in a module; the host refuses the image when it compiles it.",
    remedy: "Build the image again: a tool after the linker, or two functions with one `#[export_name]`, made the second."
  },
  "signatures-unchecked": {
    level: "notice",
    title: "The signatures of the exports were not checked",
    text: "Whether a tool\u2019s export takes and returns nothing stands in the type, import and function sections. They are read only when they are small, so that a large image costs a few reads.",
    remedy: "Nothing: the macro of `#[berm_lang::program]` writes the right signature."
  },
  "import-not-served": {
    level: "error",
    title: "The image imports what no host provides",
    text: "A host of ABI 4 provides one import, the function `berm.syscall` (i64, i32, i32) \u2192 i64. An image that imports anything else (WASI functions, usually from a wrong target) is refused when it is compiled.",
    remedy: "Build with `--target wasm32-unknown-unknown`, and leave out crates that need WASI or a JavaScript host."
  },
  "stripe-twice": {
    level: "error",
    title: "Two Stripe tools",
    text: "A program takes Stripe events with at most one tool: the host calls that one with each event of its account.",
    remedy: "Keep `stripe` on one tool."
  },
  "cron-public": {
    level: "error",
    title: "A cron tool is public",
    text: "A cron tool is called by its host only, so it cannot be public.",
    remedy: "Drop one of the two marks, or split the tool."
  },
  "stripe-public": {
    level: "error",
    title: "A Stripe tool is public",
    text: "A Stripe tool is called by its host only, so it cannot be public: anyone could send it an event that looks like Stripe\u2019s.",
    remedy: "Drop one of the two marks, or split the tool."
  },
  "anonymous-unreachable": {
    level: "error",
    title: "An anonymous tool that nobody outside can reach",
    text: "Calls without a caller come from outside, so an anonymous tool must be public and must not take services only.",
    remedy: "Make it public without `callers(services)`, or drop the anonymous mark."
  },
  "migration-rewritten": {
    level: "error",
    title: "An applied migration was rewritten",
    text: "The host applies each migration once, in order, and refuses an image whose list does not begin with the ones it applied, name and text byte for byte. With one removed, renamed, edited or reordered, every host that ran the baseline refuses the image, forced or not; a host that never ran it may take it.",
    remedy: "Put the old migrations back as they were, and append a new one that makes the change."
  },
  "migration-appended": {
    level: "notice",
    title: "Migrations were appended",
    text: "The host applies the new migrations when it deploys the image. They are not undone when an older version is deployed again; that version is refused.",
    remedy: "Review the SQL: it runs once and stays."
  },
  "migration-twice": {
    level: "error",
    title: "Two migrations of one name",
    text: "The host keeps a table of applied migrations by name, and the second of two equal names cannot be entered: the deploy is refused.",
    remedy: "Give each migration a name of its own."
  },
  "database-dropped": {
    level: "warning",
    title: "The program no longer keeps a database",
    text: "The host accepts an image without `database` after one with it. The data stays on the host, and a later image with a database must begin with the migrations applied then.",
    remedy: "Nothing, when it is meant; else keep the `database` with its migrations."
  },
  "migrated-then-refused": {
    level: "error",
    title: "The migrations would be applied before the image is refused",
    text: "A host (bermd) reads the manifest, applies the migrations, and only then compiles the image and checks exports and marks. An image refused for those has already migrated, and the version still serving can no longer be deployed again.",
    remedy: "Do not deploy this image, not even to try it: mend what refuses it first."
  },
  "syscall-not-served": {
    level: "error",
    title: "The target host does not serve a syscall",
    text: "A host refuses an image whose `deps.syscalls` names a syscall it does not serve. `host-syscalls` says what the target host serves beyond berm\u2019s own.",
    remedy: "Drop the syscall, deploy to a host that serves it, or correct `host-syscalls`."
  }
};

// src/manifest/rules-record.ts
var RECORD_RULES = {
  "manifest-not-utf8": {
    level: "error",
    title: "The manifest is not UTF-8",
    text: "The section holds JSON text, and JSON text is UTF-8: the host decodes it before it reads a single record.",
    remedy: "Save the README and the sources as UTF-8, and build again."
  },
  "manifest-not-json": {
    level: "error",
    title: "The manifest is not JSON",
    text: "The section holds JSON records back to back, with nothing but JSON white space between them: no NUL, no byte-order mark, no comma, no comment. A record nests at most 127 levels deep, its numbers fit a double, and its strings hold no lone surrogate.",
    remedy: "Build the image again; if a tool of yours writes the section, let it write plain JSON."
  },
  "program-record-missing": {
    level: "error",
    title: "No program record",
    text: "The manifest has exactly one record for the program; events are records beside it. Without it the image says nothing about its tools.",
    remedy: "Put `#[berm_lang::program]` on the program, and link the crate that has it."
  },
  "program-record-twice": {
    level: "error",
    title: "Two program records",
    text: "The manifest has exactly one program record. Two, even equal ones, mean that two programs were linked into one image: usually a crate with `#[berm_lang::program]` that another one depends on.",
    remedy: "Keep `#[berm_lang::program]` in one crate only, and share code through a library crate without it."
  },
  "record-unknown": {
    level: "error",
    title: "A record is neither the program\u2019s nor an event\u2019s",
    text: 'A record is the program\u2019s (it has `abi_version` and `tools`) or an event\u2019s (`{"event": \u2026}`). The host refuses any other.',
    remedy: "Build the image again with berm-lang; remove what else writes into `.berm.abi`."
  },
  "record-unknown-newer-abi": {
    level: "warning",
    title: "A record of a kind this gate does not know",
    text: "The image was built against a newer ABI than this gate knows, and a newer berm may have new kinds of records. What this one says is not compared.",
    remedy: "Use a newer version of this gate."
  },
  "field-missing": {
    level: "error",
    title: "A field is missing",
    text: "The host needs this field. (Its own message is only that the data did not match any variant.)",
    remedy: "Build the image again with berm-lang, or write the field."
  },
  "field-mistyped": {
    level: "error",
    title: "A field has the wrong type",
    text: "The host reads each field as one type. `null` is not the same as absent: only `database`, `returns`, `callers` and the free schemas take it. (The host\u2019s own message is only that the data did not match any variant.)",
    remedy: "Write the field as the type that is expected."
  },
  "field-twice": {
    level: "error",
    title: "A field stands twice in one object",
    text: "A field that the host knows may stand once in an object. Inside schemas, and under `deps.syscalls`, a name twice is legal and the last wins.",
    remedy: "Keep one of the two."
  },
  "key-twice": {
    level: "warning",
    title: "A name stands twice, the last one wins",
    text: "Inside a schema or under `deps.syscalls` the host takes the last of two equal names, and drops the first without a word.",
    remedy: "Keep the one that is meant."
  },
  "event-twice": {
    level: "warning",
    title: "Two events of one name",
    text: "The host keeps both; whoever looks the name up finds the first. Usually two crates declare the same event.",
    remedy: "Rename one, or declare it once."
  },
  "tool-twice": {
    level: "warning",
    title: "Two tools of one name",
    text: "The host keeps both descriptions and one export; whoever looks the name up finds the first.",
    remedy: "Rename one, or declare it once."
  }
};

// src/manifest/rules.ts
var RULES = { ...FILE_RULES, ...RECORD_RULES, ...LOAD_RULES };

// src/manifest/problems.ts
function problem(rule, what, details = {}) {
  const { level, remedy } = RULES[rule];
  return { level, rule, message: `${what} ${remedy}`, ...details };
}
function fault(rule, what, details = {}) {
  return asError(problem(rule, what, details));
}
function asError({ rule, message, pointer: pointer2, offset, line, column }) {
  return new ContractError(rule, message, {
    ...pointer2 !== void 0 && { pointer: pointer2 },
    ...offset !== void 0 && { offset },
    ...line !== void 0 && { line },
    ...column !== void 0 && { column }
  });
}
function asProblem(error) {
  return { level: "error", rule: error.rule, message: error.message, ...error.place };
}
function firstError(problems) {
  return problems.find(({ level }) => level === "error");
}
function quoted(name) {
  const text2 = JSON.stringify(name.length > 80 ? `${name.slice(0, 80)}\u2026` : name);
  return text2.toWellFormed();
}

// src/manifest/load/migrations.ts
function rewrittenMigrations(baseline, current) {
  const after = current.database?.migrations;
  if (after === void 0) return [];
  return (baseline.database?.migrations ?? []).flatMap((migration2, index) => {
    const instead = after[index];
    if (instead !== void 0 && same(instead, migration2)) return [];
    return [
      { how: howRewritten(migration2, instead, after), index, migration: migration2, ...instead !== void 0 && { instead } }
    ];
  });
}
function appendedMigrations(baseline, current) {
  return (current.database?.migrations ?? []).slice(baseline?.database?.migrations.length ?? 0);
}
function same(one, other) {
  return one.name === other.name && one.sql === other.sql;
}
function howRewritten(migration2, instead, after) {
  if (instead?.name === migration2.name) return "edited";
  if (after.some((other) => other.name === migration2.name)) return "moved";
  return after.some((other) => other.sql === migration2.sql) ? "renamed" : "removed";
}
var checkMigrations = ({ manifest, options: { baseline } }) => {
  if (baseline === void 0 || baseline.abi_version === void 0) return [];
  const before = baseline.database?.migrations ?? [];
  if (manifest.database === void 0) {
    if (before.length === 0 || manifest.abi_version === void 0) return [];
    return [
      problem(
        "database-dropped",
        `The baseline keeps a database of ${before.length} migrations, and this one keeps none; the data stays on the host.`
      )
    ];
  }
  const rewritten = rewrittenMigrations(baseline, manifest);
  if (rewritten.length > 0) {
    return rewritten.map(
      (one) => problem("migration-rewritten", `${sentence(one)} Every host that ran the baseline refuses this, forced or not.`, {
        pointer: `/database/migrations${one.instead === void 0 ? "" : `/${one.index}`}`
      })
    );
  }
  const appended = appendedMigrations(baseline, manifest);
  if (appended.length === 0) return [];
  const names = appended.slice(0, 10).map(({ name }) => quoted(name));
  return [
    problem(
      "migration-appended",
      `${appended.length === 1 ? "One migration is" : `${appended.length} migrations are`} appended: ${names.join(", ")}${appended.length > names.length ? ", \u2026" : ""}.`,
      { pointer: `/database/migrations/${before.length}` }
    )
  ];
};
function sentence({ how, index, migration: migration2, instead }) {
  const name = `Migration ${index + 1} of the baseline, ${quoted(migration2.name)},`;
  const now = instead === void 0 ? "" : `; ${quoted(instead.name)} stands in its place`;
  switch (how) {
    case "edited":
      return `${name} has another text now.`;
    case "moved":
      return `${name} stands at another place now${now}.`;
    case "renamed":
      return `${name} has another name now${now}.`;
    case "removed":
      return `${name} is gone${now}.`;
    default:
      return how;
  }
}
var checkMigrationNames = ({ manifest }) => {
  const seen = /* @__PURE__ */ new Map();
  return (manifest.database?.migrations ?? []).flatMap(({ name }, index) => {
    const first = seen.get(name);
    if (first !== void 0)
      return [
        problem("migration-twice", `Migrations ${first + 1} and ${index + 1} are both named ${quoted(name)}.`, {
          pointer: `/database/migrations/${index}`
        })
      ];
    seen.set(name, index);
    return [];
  });
};

// src/core/utf8.ts
var encoder = new TextEncoder();
function utf8Length(text2) {
  return encoder.encode(text2).length;
}
function compareUtf8(one, other) {
  const [mine, theirs] = [encoder.encode(one), encoder.encode(other)];
  const shorter = Math.min(mine.length, theirs.length);
  for (let at = 0; at < shorter; at += 1) {
    const difference = (mine[at] ?? 0) - (theirs[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return mine.length - theirs.length;
}

// src/manifest/document.ts
function placeAt(document, offset) {
  const place = { offset: document.base + byteLength(document.text, offset) };
  if (!document.lines) return place;
  const { line, column } = positionAt(document.text, offset);
  return { ...place, line, column };
}
function placeInWords(document, offset) {
  if (!document.lines) return `byte ${byteLength(document.text, offset)} of the section`;
  const { line, column } = positionAt(document.text, offset);
  return `line ${line}, column ${column}`;
}
function byteLength(text2, offset) {
  return utf8Length(text2.slice(0, offset));
}

// src/manifest/locate.ts
function locate(text2, offset, pointer2) {
  const scanner = createScanner(text2, true);
  scanner.setPosition(offset);
  scanner.scan();
  let start = scanner.getTokenOffset();
  for (const token of pointerTokens(pointer2)) {
    if (!enter(scanner, token)) {
      scanner.setPosition(start);
      scanner.scan();
      break;
    }
    start = scanner.getTokenOffset();
  }
  skipValue(scanner);
  return { start, end: scanner.getPosition() };
}
function enter(scanner, token) {
  const open = scanner.getToken();
  const isObject2 = open === SyntaxKind.OpenBraceToken;
  if (!isObject2 && open !== SyntaxKind.OpenBracketToken) return false;
  for (let index = 0; ; index += 1) {
    let kind = scanner.scan();
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken || unreadable(scanner))
      return false;
    let name = String(index);
    if (isObject2) {
      name = scanner.getTokenValue();
      scanner.scan();
      scanner.scan();
    }
    if (name === token) return true;
    skipValue(scanner);
    kind = scanner.scan();
    if (kind !== SyntaxKind.CommaToken) return false;
  }
}
function skipValue(scanner) {
  for (let depth = 0; ; scanner.scan()) {
    const kind = scanner.getToken();
    if (unreadable(scanner)) return;
    if (kind === SyntaxKind.OpenBraceToken || kind === SyntaxKind.OpenBracketToken) depth += 1;
    if (kind === SyntaxKind.CloseBraceToken || kind === SyntaxKind.CloseBracketToken) depth -= 1;
    if (depth <= 0) return;
  }
}
function unreadable(scanner) {
  const kind = scanner.getToken();
  const fault2 = scanner.getTokenError();
  return kind === SyntaxKind.EOF || fault2 !== ScanError.None;
}

// src/manifest/fields.ts
function openStruct(at, names) {
  const values = membersOf(at, names);
  if (values === void 0) return void 0;
  return {
    has: (name) => values.has(name),
    required(name, decode, standIn) {
      const found = values.get(name);
      if (found !== void 0) return decode(found);
      missing(at, name);
      return standIn;
    },
    optional(name, decode) {
      const found = values.get(name);
      return found === void 0 ? void 0 : decode(found);
    },
    flag(name) {
      const found = values.get(name);
      return found !== void 0 && flag(found) ? true : void 0;
    }
  };
}
function membersOf(at, names) {
  const { value, decoding } = at;
  const inner = (name, token, of) => [
    name,
    { value: of, pointer: at.pointer + pointer(token), decoding }
  ];
  if (isArray(value)) {
    if (value.length > names.length)
      return mistyped(at, `an object, or an array of at most ${names.length}`, void 0);
    return new Map(
      names.flatMap((name, index) => index < value.length ? [inner(name, index, value[index] ?? null)] : [])
    );
  }
  if (!isObject(value)) return mistyped(at, "an object", void 0);
  return new Map(
    names.flatMap((name) => {
      const of = member(value, name);
      if (of === void 0) return [];
      const entry = inner(name, name, of);
      if (decoding.duplicates.has(entry[1].pointer)) twice(entry[1], name);
      return [entry];
    })
  );
}
var text = (at) => typeof at.value === "string" ? at.value : mistyped(at, "a string", "");
var flag = (at) => typeof at.value === "boolean" ? at.value : mistyped(at, "true or false", false);
var json = (at) => {
  at.decoding.free.add(at.pointer);
  return at.value;
};
function nullable(decode) {
  return (at) => at.value === null ? void 0 : decode(at);
}
function list(decode) {
  return (at) => {
    if (!isArray(at.value)) return mistyped(at, "an array", []);
    return at.value.map(
      (value, index) => decode({ value, pointer: at.pointer + pointer(index), decoding: at.decoding })
    );
  };
}
function map(decode) {
  return (at) => {
    const result = {};
    if (!isObject(at.value)) return mistyped(at, "an object", result);
    at.decoding.free.add(at.pointer);
    for (const [name, value] of Object.entries(at.value)) {
      setMember(result, name, decode({ value, pointer: at.pointer + pointer(name), decoding: at.decoding }));
    }
    return result;
  };
}
var u32 = (at) => {
  const { document, start } = at.decoding;
  if (typeof at.value !== "number" && typeof at.value !== "bigint")
    return mistyped(at, "an unsigned 32-bit integer", 0);
  const { start: from, end } = locate(document.text, start, at.pointer);
  const raw = document.text.slice(from, end);
  if (!/^[0-9]{1,10}$/.test(raw) || Number(raw) > 4294967295)
    return mistyped(at, "an unsigned 32-bit integer", 0, raw.slice(0, 40));
  return Number(raw);
};
function mistyped(at, expected, standIn, raw) {
  report(at, "field-mistyped", () => {
    const { decoding, pointer: pointer2 } = at;
    const what = pointer2 === "" ? `The whole of ${decoding.where}` : `The field ${pointer2} of ${ownerOf(at)}`;
    const received = raw === void 0 ? inWords(at.value) : `the number ${raw}`;
    return [`${what} is ${received}; expected ${expected}.`, { expected, received }];
  });
  return standIn;
}
function missing(at, name) {
  report(at, "field-missing", () => {
    const inside = at.pointer === "" ? "" : ` at ${at.pointer}`;
    return [
      `The field ${name} is missing${inside} in ${ownerOf(at)}.`,
      { expected: `a member ${JSON.stringify(name)}` }
    ];
  });
}
function twice(at, name) {
  report(at, "field-twice", () => [
    `The field ${name} stands twice in one object, at ${at.pointer} of ${ownerOf(at)}.`,
    {}
  ]);
}
function ownerOf({ pointer: pointer2, decoding: { root, where } }) {
  const [list2, index = ""] = pointerTokens(pointer2);
  const entries = isObject(root) && (list2 === "tools" || list2 === "events") ? member(root, list2) : void 0;
  const entry = isArray(entries) ? entries[Number(index)] : void 0;
  const name = isObject(entry) ? member(entry, "name") : void 0;
  return typeof name === "string" ? `the ${list2 === "tools" ? "tool" : "event"} ${quoted(name)} in ${where}` : where;
}
var PROBLEMS_PER_RECORD = 50;
function report(at, rule, say) {
  const { problems } = at.decoding;
  if (problems.length >= PROBLEMS_PER_RECORD) return;
  const [what, details] = say();
  problems.push(problem(rule, what, { ...details, ...placeOf(at) }));
}
function placeOf({ decoding, pointer: pointer2 }) {
  const named = decoding.isManifest ? { pointer: pointer2 } : {};
  if (decoding.budget.places <= 0) return named;
  decoding.budget.places -= 1;
  const { start } = locate(decoding.document.text, decoding.start, pointer2);
  return { ...placeAt(decoding.document, start), ...named };
}
function inWords(value) {
  if (value === null) return "null";
  if (isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object") return "an object";
  if (typeof value === "bigint") return "a number";
  if (typeof value === "string") return value.length <= 40 ? `the string ${JSON.stringify(value)}` : "a string";
  return typeof value === "boolean" ? String(value) : `the number ${value}`;
}

// src/manifest/program.ts
var PROGRAM = [
  "abi_version",
  "version",
  "description",
  "homepage",
  "repository",
  "readme",
  "tools",
  "deps",
  "events",
  "database"
];
var TOOL = [
  "name",
  "description",
  "parameters",
  "returns",
  "query",
  "deprecated",
  "public",
  "anonymous",
  "callers",
  "cron",
  "stripe"
];
var EVENT = ["name", "description", "fields", "deprecated"];
var DEPS = ["programs", "syscalls", "secrets"];
var IDL = ["name", "version", "description", "homepage", "repository", "readme", "digest", "tools"];
var PROGRAM_FIELDS = new Set(PROGRAM);
var ABI_WITH_PUBLIC = 4;
var NO_DEPS = { programs: [], syscalls: {}, secrets: [] };
var callers = nullable((at) => {
  const only = isObject(at.value) && Object.keys(at.value).length === 1 ? Object.keys(at.value)[0] : void 0;
  const name = only !== void 0 && isObject(at.value) && member(at.value, only) === null ? only : at.value;
  return name === "services" || name === "accounts" ? name : mistyped(at, '"services" or "accounts"', void 0);
});
var tool = (at) => {
  const fields = openStruct(at, TOOL);
  if (fields === void 0) return { name: "", description: "", parameters: {} };
  const required = {
    name: fields.required("name", text, ""),
    description: fields.required("description", text, ""),
    parameters: fields.required("parameters", json, {})
  };
  const returns = fields.optional("returns", nullable(json));
  const query = fields.flag("query");
  const deprecated = fields.flag("deprecated");
  const isPublic2 = fields.flag("public");
  const anonymous = fields.flag("anonymous");
  const who = fields.optional("callers", callers);
  const cron = fields.flag("cron");
  const stripe = fields.flag("stripe");
  return {
    ...required,
    ...returns !== void 0 && { returns },
    ...query && { query },
    ...deprecated && { deprecated },
    ...isPublic2 && { public: isPublic2 },
    ...anonymous && { anonymous },
    ...who !== void 0 && { callers: who },
    ...cron && { cron },
    ...stripe && { stripe }
  };
};
var event = (at) => {
  const fields = openStruct(at, EVENT);
  if (fields === void 0) return { name: "", description: "", fields: {} };
  const required = {
    name: fields.required("name", text, ""),
    description: fields.required("description", text, ""),
    fields: fields.required("fields", json, {})
  };
  const deprecated = fields.flag("deprecated");
  return { ...required, ...deprecated && { deprecated } };
};
var migration = (at) => {
  const fields = openStruct(at, ["name", "sql"]);
  return { name: fields?.required("name", text, "") ?? "", sql: fields?.required("sql", text, "") ?? "" };
};
var database = (at) => ({
  migrations: openStruct(at, ["migrations"])?.required("migrations", list(migration), []) ?? []
});
var deps = (at) => {
  const fields = openStruct(at, DEPS);
  return {
    programs: fields?.optional("programs", list(text)) ?? [],
    syscalls: fields?.optional("syscalls", map(list(text))) ?? {},
    secrets: fields?.optional("secrets", list(text)) ?? []
  };
};
var olderDeps = (at) => isArray(at.value) ? { ...NO_DEPS, programs: list(text)(at) } : deps(at);
function decodeProgram(at) {
  const fields = openStruct(at, PROGRAM);
  const abi = fields?.required("abi_version", u32, ABI_WITH_PUBLIC) ?? ABI_WITH_PUBLIC;
  const older = abi < ABI_WITH_PUBLIC;
  const kept = fields?.optional("database", nullable(database));
  const usage = older && isObject(at.value) ? openStruct(at, ["usage"])?.optional("usage", text) : void 0;
  return {
    abi_version: abi,
    version: fields?.optional("version", text) ?? "",
    description: fields?.optional("description", text) ?? "",
    homepage: fields?.optional("homepage", text) ?? "",
    repository: fields?.optional("repository", text) ?? "",
    readme: fields?.optional("readme", text) ?? "",
    tools: fields?.required("tools", list(tool), []) ?? [],
    events: fields?.optional("events", list(event)) ?? [],
    deps: fields?.optional("deps", older ? olderDeps : deps) ?? NO_DEPS,
    ...kept !== void 0 && { database: kept },
    ...usage !== void 0 && { usage }
  };
}
function decodeEventRecord(at) {
  return openStruct(at, ["event"])?.required("event", event, { name: "", description: "", fields: {} }) ?? {
    name: "",
    description: "",
    fields: {}
  };
}
function decodeIdl(at) {
  const fields = openStruct(at, IDL);
  return {
    version: fields?.optional("version", text) ?? "",
    description: fields?.optional("description", text) ?? "",
    homepage: fields?.optional("homepage", text) ?? "",
    repository: fields?.optional("repository", text) ?? "",
    readme: fields?.optional("readme", text) ?? "",
    tools: fields?.required("tools", list(tool), []) ?? [],
    name: fields?.required("name", text, "") ?? "",
    digest: fields?.required("digest", text, "") ?? ""
  };
}

// src/manifest/reach.ts
function isPublic(manifest, tool2) {
  return tool2.public === true || everyToolIsPublic(manifest);
}
function reachableTools(manifest) {
  return everyToolIsPublic(manifest) ? manifest.tools : manifest.tools.filter((tool2) => tool2.public === true);
}
function everyToolIsPublic({ abi_version: abi, tools }) {
  return (abi === void 0 || abi < ABI_WITH_PUBLIC) && !carriesMark(tools);
}
var marks = /* @__PURE__ */ new WeakMap();
function carriesMark(tools) {
  const known = marks.get(tools);
  if (known !== void 0) return known;
  const carries = tools.some((tool2) => tool2.public !== void 0);
  marks.set(tools, carries);
  return carries;
}
function publishes(baseline, current) {
  const before = new Set(publicNames(baseline));
  return [...new Set(publicNames(current))].filter((name) => !before.has(name));
}
function publicNames(manifest) {
  return (manifest?.tools ?? []).flatMap((tool2) => tool2.public === true ? [tool2.name] : []);
}
function carriesNoMark({ tools }) {
  return tools.every(
    (tool2) => tool2.public === void 0 && tool2.anonymous === void 0 && tool2.callers === void 0 && tool2.cron === void 0 && tool2.stripe === void 0
  );
}

export {
  utf8Length,
  compareUtf8,
  placeAt,
  placeInWords,
  problem,
  fault,
  asError,
  asProblem,
  firstError,
  quoted,
  placeOf,
  PROGRAM_FIELDS,
  ABI_WITH_PUBLIC,
  decodeProgram,
  decodeEventRecord,
  decodeIdl,
  rewrittenMigrations,
  appendedMigrations,
  checkMigrations,
  checkMigrationNames,
  isPublic,
  reachableTools,
  publishes,
  carriesNoMark
};
