/** Keywords in the schemas of tools that mean nothing, or not what was meant. */
import { faultOfSlip, schemaLints } from '../../schema/lints.ts';
import { example, type Rule } from '../rules/rule.ts';
import { toolSchemas } from '../rules/tool-schemas.ts';

const keywords: Rule = {
  id: 'tool-schema-keyword',
  level: 'warning',
  stage: 'lint',
  title: 'A keyword of a tool’s schema that is misspelt or cannot have its value',
  text: 'heddle hands a tool’s schemas on and checks no argument by them. A keyword with a value of the wrong kind is read differently by every validator, and a misspelt one constrains nothing; whether two such schemas fit each other cannot be told.',
  wrong: example.tool({ inputSchema: { type: 'object', properties: { n: { minimun: 1 } } } }),
  right: example.tool({ inputSchema: { type: 'object', properties: { n: { minimum: 1 } } } }),
  *check(view) {
    for (const { schema, at, label } of toolSchemas(view)) {
      // Its own rule says that the root describes an object.
      for (const slip of schemaLints(schema)) if (slip.at !== '/type') yield faultOfSlip(slip, at, label);
    }
  },
};

export const toolSchemaLints: readonly Rule[] = [keywords];
