/** What a registry asks for in `WWW-Authenticate`. */
export type Challenge =
  | { readonly scheme: 'basic' }
  | { readonly scheme: 'bearer'; readonly realm: string; readonly service?: string; readonly scope?: string };

/** One scheme of a header, with its parameters. */
interface Offer {
  readonly scheme: string;
  readonly fields: ReadonlyMap<string, string>;
}

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
/** A parameter, or the name of a scheme with what follows it, at the start of a text. */
const FIELD = new RegExp(`^(${TOKEN})[ \\t]*=[ \\t]*(?:"((?:[^"\\\\]|\\\\.)*)"|(${TOKEN}))(?=[ \\t]*(?:,|$))`);
const SCHEME = new RegExp(`^(${TOKEN})(?:[ \\t]+|(?=,)|$)`);
/** What Negotiate and its like put behind their name (RFC 9110, token68). */
const TOKEN68 = /^[A-Za-z0-9._~+/-]+=*(?=[ \t]*(?:,|$))/;
const LONGEST = 16 * 1024;

/**
 * Chooses among the challenges of a header (RFC 9110, section 11.6.1; distribution's token specification): Bearer where
 * it is offered, since it gives less away, else Basic.
 *
 * @returns undefined when it offers neither
 */
export function parseChallenge(header: string | undefined): Challenge | undefined {
  const offers = offersIn((header ?? '').slice(0, LONGEST));
  for (const { scheme, fields } of offers) {
    const realm = fields.get('realm');
    if (scheme !== 'bearer' || realm === undefined || realm === '') continue;
    const [service, scope] = [fields.get('service'), fields.get('scope')];
    return { scheme, realm, ...(service !== undefined && { service }), ...(scope !== undefined && { scope }) };
  }
  return offers.some(({ scheme }) => scheme === 'basic') ? { scheme: 'basic' } : undefined;
}

function offersIn(header: string): readonly Offer[] {
  const offers: { scheme: string; fields: Map<string, string> }[] = [];
  let rest = header;
  while ((rest = rest.replace(/^[ \t,]+/, '')) !== '') {
    const field = FIELD.exec(rest);
    const last = offers.at(-1);
    if (field !== null && last !== undefined) {
      const [whole, name = '', quoted, plain = ''] = field;
      last.fields.set(name.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? plain);
      rest = rest.slice(whole.length);
      continue;
    }
    const scheme = SCHEME.exec(rest);
    if (scheme === null) return offers;
    offers.push({ scheme: (scheme[1] ?? '').toLowerCase(), fields: new Map() });
    rest = rest.slice(scheme[0].length);
    if (!FIELD.test(rest)) rest = rest.replace(TOKEN68, '');
  }
  return offers;
}
