/** What a client asks for: an encoder's `protocol` and `contentType`. */
import { member } from '../../core/json.ts';
import { show } from '../view.ts';
import { OWN_PROTOCOL, PROTOCOL } from '../vocabulary.ts';
import { example, type Rule } from './rule.ts';

const encoder = (fields: Record<string, string>): ReturnType<typeof example.component> =>
  example.component({ kind: 'encoder', protocol: 'ag-ui', contentType: 'text/event-stream', ...fields });

const protocol: Rule = {
  id: 'encoder-protocol',
  level: 'error',
  stage: 'manifest',
  title: 'An encoder must name its protocol',
  text:
    'The protocol is what a client puts in `?protocol=`: lower-case letters, digits and hyphens, beginning with ' +
    'a letter or a digit.',
  wrong: encoder({ protocol: 'AG_UI' }),
  right: encoder({}),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, 'protocol');
      if (kind !== 'encoder' || (typeof value === 'string' && PROTOCOL.test(value))) continue;
      yield {
        at: `${at}/protocol`,
        says: `${label} is an encoder whose "protocol" is ${show(value)}`,
        expected: `a token matching ${PROTOCOL.source}`,
        received: show(value),
      };
    }
  },
};

const contentType: Rule = {
  id: 'encoder-content-type',
  level: 'error',
  stage: 'manifest',
  title: 'An encoder must say its content type',
  text:
    'It is the content type of the response that the encoder produces: a non-empty string, such as ' +
    '`text/event-stream` for a protocol carried over server-sent events.',
  wrong: encoder({ contentType: '' }),
  right: encoder({}),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, 'contentType');
      if (kind !== 'encoder' || (typeof value === 'string' && value !== '')) continue;
      yield {
        at: `${at}/contentType`,
        says: `${label} is an encoder whose "contentType" is ${show(value)}`,
        expected: 'a non-empty string, such as "text/event-stream"',
        received: show(value),
      };
    }
  },
};

const reserved: Rule = {
  id: 'encoder-protocol-reserved',
  level: 'error',
  stage: 'load',
  title: 'The protocol `heddle` is heddle’s own',
  text:
    'A client that asks for `heddle` asks for the frames that heddle documents, so no plugin may answer for it. ' +
    'The validator that reads the manifest alone lets it by; loading does not.',
  wrong: encoder({ protocol: OWN_PROTOCOL }),
  right: encoder({}),
  *check(view) {
    for (const { json, at, label, kind } of view.components) {
      if (kind !== 'encoder' || member(json, 'protocol') !== OWN_PROTOCOL) continue;
      yield {
        at: `${at}/protocol`,
        says: `${label} claims the protocol "heddle", which is heddle’s own wire format`,
        expected: 'a name for your own format',
        received: show(OWN_PROTOCOL),
      };
    }
  },
};

const once: Rule = {
  id: 'encoder-protocol-once',
  level: 'error',
  stage: 'load',
  title: 'Two encoders cannot share a protocol',
  text:
    'A protocol name is what a client asks for, so heddle will not guess which of two renderings it meant: the ' +
    'load is refused.',
  wrong: example.manifest({
    components: [
      { componentType: 'Sse', kind: 'encoder', protocol: 'ag-ui', contentType: 'text/event-stream' },
      { componentType: 'Lines', kind: 'encoder', protocol: 'ag-ui', contentType: 'application/x-ndjson' },
    ],
  }),
  right: encoder({}),
  *check(view) {
    const first = new Map<string, string>();
    for (const { json, at, label, kind } of view.components) {
      const value = member(json, 'protocol');
      if (kind !== 'encoder' || typeof value !== 'string') continue;
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, label);
      else
        yield {
          at: `${at}/protocol`,
          says: `${label} and ${earlier} both render the protocol ${show(value)}`,
          expected: 'a protocol of its own',
          received: show(value),
        };
    }
  },
};

export const encoderRules: readonly Rule[] = [protocol, contentType, reserved, once];
