import type { Json } from '../core/json.ts';
import { confirmedAnswer } from './confirm/answer.ts';
import { confirmHere } from './confirm/here.ts';
import { decide } from './decide.ts';
import type { Answer, ContainsOptions } from './types.ts';

/**
 * Whether every value that the writer may send is taken by the reader.
 *
 * A break carries a witness, and independent validators have confirmed it (the writer's schema takes it, the reader's
 * refuses it); one that they do not confirm is `undecided`. Pure and synchronous; never throws for any JSON.
 *
 * @param reader the JSON Schema of who takes the value
 * @param writer the JSON Schema of who produces it; unless `strict`, it sends only the names that it declares
 */
export function contains(reader: Json, writer: Json, options: ContainsOptions = {}): Answer {
  const answer = decide(reader, writer, options);
  if (answer.answer !== 'break' || options.confirm === false) return answer;
  const check = {
    reader,
    writer,
    draft: options.draft ?? '2020-12',
    witness: answer.witness,
    strict: options.strict === true,
  } as const;
  const [verdict = 'unavailable'] = (options.confirmer ?? confirmHere).confirm([check]);
  return confirmedAnswer(answer, verdict);
}
