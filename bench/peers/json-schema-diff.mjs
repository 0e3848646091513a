import { answerAll, requireThere } from './support.mjs';

const { diffSchemas } = requireThere('json-schema-diff');

await answerAll(async ({ reader, writer }) => {
  const { removalsFound } = await diffSchemas({ sourceSchema: writer, destinationSchema: reader });
  return removalsFound ? 'break' : 'compatible';
});
