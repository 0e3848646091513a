import { answerAll, requireThere } from './support.mjs';

const loaded = requireThere('is-json-schema-subset');
const isSubset = loaded.default ?? loaded;

await answerAll(async ({ reader, writer }) => ((await isSubset(writer, reader)) ? 'compatible' : 'break'));
