#!/usr/bin/env node
/** The rules are the headings of the style guide that the plugin puts into the workspace. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.env.HEDDLE_WORKSPACE ?? process.cwd(), 'house-style');
const rules = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .sort()
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter((line) => line.startsWith('## ')))
  .map((line) => line.slice(3));
process.stdout.write(JSON.stringify({ rules }));
