import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerAll, FOLDER } from './support.mjs';

const folder = join(FOLDER, 'node_modules', 'jsoncompat');
const { initSync, check_compat } = await import(pathToFileURL(join(folder, 'jsoncompat_wasm.js')).href);
initSync({ module: readFileSync(join(folder, 'jsoncompat_wasm_bg.wasm')) });

// "deserializer": the new schema has to take whatever the old one took.
await answerAll(({ reader, writer }) =>
  check_compat(JSON.stringify(writer), JSON.stringify(reader), 'deserializer') ? 'compatible' : 'break',
);
