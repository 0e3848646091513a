import { describe, expect, test } from '@jest/globals';
import type { Json } from '../../../../src/contract/json.ts';
import { confirmWitnesses, submitWitnesses, type WitnessCheck } from '../../../../src/breaks/schema/confirm/confirm.ts';

const check = (writer: Json, reader: Json, witness: Json, more: Partial<WitnessCheck> = {}): WitnessCheck => ({
  reader,
  writer,
  witness,
  draft: '2020-12',
  strict: true,
  ...more,
});
const GOOD = check({ type: 'integer' }, { type: 'integer', minimum: 0 }, -1);

describe('a witness', () => {
  test('is confirmed when the writer takes it and the reader refuses it', () => {
    expect(confirmWitnesses([GOOD, check({ type: 'integer' }, { type: 'string' }, 'x'), check({}, { type: 'string' }, 'x')])).toEqual([
      'confirmed',
      'refuted',
      'refuted',
    ]);
  });
});
