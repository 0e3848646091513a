import type { TableRule } from '../core/rule.ts';

/** Rules that a host checks when it loads an image whose manifest could be read. */
export const LOAD_RULES = {
  'abi-not-spoken': {
    level: 'error',
    title: 'The host speaks another ABI',
    text: 'A host runs images of exactly one ABI version and refuses every other, so that no program makes a syscall its author did not mean. `host-abi` says which one the target host speaks.',
    remedy: 'Build with the berm-lang release of the host’s ABI, or correct `host-abi`.',
  },
  'abi-unknown': {
    level: 'error',
    title: 'No published host speaks this ABI',
    text: 'Published so far: 0 (berm 0.0.4 to 0.0.7), 1 (0.0.8) and 4 (0.1.0). A host runs images of exactly one ABI version and refuses every other.',
    remedy: 'Build with a published berm-lang, or say with `host-abi` which ABI the target host speaks.',
  },
  'abi-newer': {
    level: 'warning',
    title: 'The ABI is newer than this gate knows',
    text: 'A newer berm may add fields and records. What is known is read and compared; the rest is passed over.',
    remedy: 'Use a newer version of this gate.',
  },
  'tools-not-exported': {
    level: 'error',
    title: 'The image exports no tool at all',
    text: 'A tool is an export named `berm_tool_<name>`. The host refuses an image without any, whatever its manifest says.',
    remedy: 'Build the program as a `cdylib` or binary with its tools linked in, and keep the exports in later steps.',
  },
  'tool-not-exported': {
    level: 'error',
    title: 'A declared tool is not exported',
    text: 'The manifest names a tool, and the image has no export `berm_tool_<name>` for it. The host refuses the image at load, so that the tool is not found missing in the middle of a conversation.',
    remedy: 'Build the image again, and look for a later step that renames or drops exports.',
  },
  'tool-not-declared': {
    level: 'notice',
    title: 'An exported tool is not in the manifest',
    text: 'The image exports `berm_tool_<name>` and the manifest has no such tool. The host loads the image; nothing tells callers about the tool.',
    remedy:
      'Nothing, when it is meant; else make it a `pub fn` of the `#[berm_lang::program]` module, so that the manifest lists it.',
  },
  'export-not-callable': {
    level: 'warning',
    title: 'A tool’s export cannot be called',
    text: 'The host looks at names only when it loads an image. A tool’s export that is not a function of no parameters and no results fails when it is called.',
    remedy:
      'Make it a `pub fn` of the `#[berm_lang::program]` module, whose macro writes an export of the right shape.',
  },
  'export-twice': {
    level: 'error',
    title: 'Two exports of one name',
    text: 'Export names are unique in a module; the host refuses the image when it compiles it.',
    remedy:
      'Build the image again: a tool after the linker, or two functions with one `#[export_name]`, made the second.',
  },
  'signatures-unchecked': {
    level: 'notice',
    title: 'The signatures of the exports were not checked',
    text: 'Whether a tool’s export takes and returns nothing stands in the type, import and function sections. They are read only when they are small, so that a large image costs a few reads.',
    remedy: 'Nothing: the macro of `#[berm_lang::program]` writes the right signature.',
  },
  'import-not-served': {
    level: 'error',
    title: 'The image imports what no host provides',
    text: 'A host of ABI 4 provides one import, the function `berm.syscall` (i64, i32, i32) → i64. An image that imports anything else (WASI functions, usually from a wrong target) is refused when it is compiled.',
    remedy: 'Build with `--target wasm32-unknown-unknown`, and leave out crates that need WASI or a JavaScript host.',
  },
  'stripe-twice': {
    level: 'error',
    title: 'Two Stripe tools',
    text: 'A program accepts Stripe events with at most one tool: the host calls that one with each event of its account.',
    remedy: 'Keep `stripe` on one tool.',
  },
  'cron-public': {
    level: 'error',
    title: 'A cron tool is public',
    text: 'A cron tool is called by its host only, so it cannot be public.',
    remedy: 'Drop one of the two marks, or split the tool.',
  },
  'stripe-public': {
    level: 'error',
    title: 'A Stripe tool is public',
    text: 'A Stripe tool is called by its host only, so it cannot be public: anyone could send it an event that looks like Stripe’s.',
    remedy: 'Drop one of the two marks, or split the tool.',
  },
  'anonymous-unreachable': {
    level: 'error',
    title: 'An anonymous tool that nobody outside can reach',
    text: 'Calls without a caller come from outside, so an anonymous tool must be public and must not be for services only.',
    remedy: 'Make it public without `callers(services)`, or drop the anonymous mark.',
  },
  'migration-rewritten': {
    level: 'error',
    title: 'An applied migration was rewritten',
    text: 'The host applies each migration once, in order, and refuses an image whose list does not begin with the ones it applied, name and text byte for byte. With one removed, renamed, edited or reordered, every host that ran the baseline refuses the image, forced or not; a host that never ran it may take it.',
    remedy: 'Put the old migrations back as they were, and append a new one that makes the change.',
  },
  'migration-appended': {
    level: 'notice',
    title: 'Migrations were appended',
    text: 'The host applies the new migrations when it deploys the image. They are not undone when an older version is deployed again; that version is refused.',
    remedy: 'Review the SQL: it runs once and stays.',
  },
  'migration-twice': {
    level: 'error',
    title: 'Two migrations of one name',
    text: 'The host keeps a table of applied migrations by name, and the second of two equal names cannot be entered: the deploy is refused.',
    remedy: 'Give each migration a name of its own.',
  },
  'database-dropped': {
    level: 'warning',
    title: 'The program no longer keeps a database',
    text: 'The host accepts an image without `database` after one with it. The data stays on the host, and a later image with a database must begin with the migrations applied then.',
    remedy: 'Nothing, when it is meant; else keep the `database` with its migrations.',
  },
  'migrated-then-refused': {
    level: 'error',
    title: 'The migrations would be applied before the image is refused',
    text: 'A host (bermd) reads the manifest, applies the migrations, and only then compiles the image and checks exports and marks. An image refused for those has already migrated, and the version still serving can no longer be deployed again.',
    remedy: 'Do not deploy this image, not even to try it: fix what refuses it first.',
  },
  'syscall-not-served': {
    level: 'error',
    title: 'The target host does not serve a syscall',
    text: 'A host refuses an image whose `deps.syscalls` names a syscall it does not serve. `host-syscalls` says what the target host serves beyond berm’s own.',
    remedy: 'Drop the syscall, deploy to a host that serves it, or correct `host-syscalls`.',
  },
} as const satisfies Record<string, TableRule>;
