import { expect, test } from '@jest/globals';
import { oldNode } from '../../src/core/node-version.ts';

test('an older Node is told which one is needed', () => {
  expect(oldNode('18.20.4')).toBe('berm-compat needs Node 20 or newer, and this is Node 18.20.4.');
  expect(oldNode('9.0.0')).toContain('this is Node 9.0.0');
  for (const version of ['20.0.0', '24.22.3', '100.1.0']) expect(oldNode(version)).toBeUndefined();
});
