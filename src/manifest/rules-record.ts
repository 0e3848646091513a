import type { TableRule } from '../core/rule.ts';

/** Rules on the JSON records of the `.berm.abi` section, and on an IDL, which has the same fields. */
export const RECORD_RULES = {
  'manifest-not-utf8': {
    level: 'error',
    title: 'The manifest is not UTF-8',
    text: 'The section holds JSON text, and JSON text is UTF-8: the host decodes it before it reads a single record.',
    remedy: 'Save the README and the sources as UTF-8, and build again.',
  },
  'manifest-not-json': {
    level: 'error',
    title: 'The manifest is not JSON',
    text: 'The section holds JSON records back to back, with nothing but JSON white space between them: no NUL, no byte-order mark, no comma, no comment. A record nests at most 127 levels deep, its numbers fit a double, and its strings hold no lone surrogate.',
    remedy: 'Build the image again; if a tool of yours writes the section, let it write plain JSON.',
  },
  'program-record-missing': {
    level: 'error',
    title: 'No program record',
    text: 'The manifest has exactly one record for the program; events are records beside it. Without it the image says nothing about its tools.',
    remedy: 'Put `#[berm_lang::program]` on the program, and link the crate that has it.',
  },
  'program-record-twice': {
    level: 'error',
    title: 'Two program records',
    text: 'The manifest has exactly one program record. Two, even equal ones, mean that two programs were linked into one image: usually a crate with `#[berm_lang::program]` that another one depends on.',
    remedy: 'Keep `#[berm_lang::program]` in one crate only, and share code through a library crate without it.',
  },
  'record-unknown': {
    level: 'error',
    title: 'A record is neither the program’s nor an event’s',
    text: 'A record is the program’s (it has `abi_version` and `tools`) or an event’s (`{"event": …}`). The host refuses any other.',
    remedy: 'Build the image again with berm-lang; remove what else writes into `.berm.abi`.',
  },
  'record-unknown-newer-abi': {
    level: 'warning',
    title: 'A record of a kind this gate does not know',
    text: 'The image was built against a newer ABI than this gate knows, and a newer berm may have new kinds of records. What this one says is not compared.',
    remedy: 'Use a newer version of this gate.',
  },
  'field-missing': {
    level: 'error',
    title: 'A field is missing',
    text: 'The host needs this field. (Its own message is only that the data did not match any variant.)',
    remedy: 'Build the image again with berm-lang, or write the field.',
  },
  'field-mistyped': {
    level: 'error',
    title: 'A field has the wrong type',
    text: 'The host reads each field as one type. `null` is not the same as absent: only `database`, `returns`, `callers` and the free schemas accept it. (The host’s own message is only that the data did not match any variant.)',
    remedy: 'Write the field as the type that is expected.',
  },
  'field-twice': {
    level: 'error',
    title: 'A field stands twice in one object',
    text: 'A field that the host knows may stand once in an object. Inside schemas, and under `deps.syscalls`, a name twice is legal and the last wins.',
    remedy: 'Keep one of the two.',
  },
  'key-twice': {
    level: 'warning',
    title: 'A name stands twice, the last one wins',
    text: 'Inside a schema or under `deps.syscalls` the host uses the last of two equal names, and drops the first without a word.',
    remedy: 'Keep the one that is meant.',
  },
  'event-twice': {
    level: 'warning',
    title: 'Two events of one name',
    text: 'The host keeps both; whoever looks the name up finds the first. Usually two crates declare the same event.',
    remedy: 'Rename one, or declare it once.',
  },
  'schema-malformed': {
    level: 'warning',
    title: 'A keyword of a schema that is misspelt or cannot have its value',
    text: 'The host takes any JSON for a schema. A keyword with a value of the wrong kind is read differently by every validator, a misspelt one constrains nothing, and a dialect that nobody knows may mean anything: whether two such schemas fit each other cannot be told. berm’s own toolchain writes none of these.',
    remedy: 'Write the schema as JSON Schema 2020-12 has it.',
  },
  'tool-twice': {
    level: 'warning',
    title: 'Two tools of one name',
    text: 'The host keeps both descriptions and one export; whoever looks the name up finds the first.',
    remedy: 'Rename one, or declare it once.',
  },
} as const satisfies Record<string, TableRule>;
