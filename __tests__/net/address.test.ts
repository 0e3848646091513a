import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ConfigError, SourceError } from '../../src/core/errors.ts';
import { basic, isLoopback, parseAddress, redirectTarget, shown } from '../../src/net/address.ts';
import { clean, faultCode, faultMessage, statusMessage } from '../../src/net/messages.ts';

describe('addresses', () => {
  test('credentials are taken out of an address and put into a header', () => {
    const { url, authorization } = parseAddress('https://us%40er:p%3Aw@host.example/a?key=1#part', 'it');
    expect(url.href).toBe('https://host.example/a?key=1');
    expect(authorization).toBe(basic('us@er', 'p:w'));
    expect(parseAddress('http://host.example', 'it').authorization).toBeUndefined();
    for (const text of ['', 'host', 'ssh://host', 'javascript:alert(1)'])
      expect(() => parseAddress(text, 'it')).toThrow(ConfigError);
  });

  test('a percent sign that stands for itself is taken as it is', () => {
    expect(parseAddress('https://a%:b%zz@h/x', 'it').authorization).toBe(basic('a%', 'b%zz'));
  });

  test('a host without a scheme is told how to write it', () => {
    for (const text of ['berm.example.com', 'berm.example.com/x'])
      expect(() => parseAddress(text, 'it')).toThrow('begin it with https://');
    expect(() => parseAddress('not a host', 'it')).toThrow(/the address is not a URL$/);
  });

  test('what is shown has neither credentials nor query', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.stringMatching(/^[a-z]{8,20}$/),
        (address, secret) => {
          const url = new URL(address);
          url.username = secret;
          url.password = secret;
          url.searchParams.set('sig', secret);
          expect(shown(url)).toBe(`${url.origin}${url.pathname}`);
          expect(shown(parseAddress(url.href, 'it').url)).not.toContain('?');
        },
      ),
    );
  });

  test('this machine', () => {
    for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]']) expect(isLoopback(host)).toBe(true);
    for (const host of ['localhost.evil.example', '127.0.0.1.evil.example', '128.0.0.1', '10.0.0.1', '', '1270.0.0.1'])
      expect(isLoopback(host)).toBe(false);
  });

  test('redirects: same origin or not; never from https to http, never elsewhere than the web', () => {
    const from = new URL('https://a.example/x/y?z');
    const to = (location: string): [string, boolean] => {
      const { url, sameOrigin } = redirectTarget(from, location, 'it');
      return [url.href, sameOrigin];
    };
    expect(to('z')).toEqual(['https://a.example/x/z', true]);
    expect(to('//b.example/z')).toEqual(['https://b.example/z', false]);
    expect(to('https://a.example:444/z')).toEqual(['https://a.example:444/z', false]);
    expect(to('https://user:pass@b.example/z#part')).toEqual(['https://b.example/z', false]);
    for (const location of ['http://a.example/x', 'ftp://a.example/x', 'data:text/plain,x', 'https://'])
      expect(() => to(location)).toThrow(SourceError);
    expect(() => redirectTarget(from, undefined, 'it')).toThrow('redirects without saying where to');
    expect(redirectTarget(new URL('http://a.example'), 'https://a.example/', 'it').sameOrigin).toBe(false);
  });
});

describe('messages', () => {
  test("a stranger's text is one short line", () => {
    expect(clean('a\r\n::error::b\u202e\u2028c\u0000  d')).toBe('a ::error::b c d');
    expect(clean('x'.repeat(500))).toHaveLength(201);
  });

  test('faults by their code, wherever it stands', () => {
    const inner = Object.assign(new Error('x'), { code: 'ENOTFOUND' });
    expect(faultCode(new Error('y', { cause: inner }))).toBe('ENOTFOUND');
    expect(faultCode(new AggregateError([inner]))).toBe('ENOTFOUND');
    expect(faultCode('text')).toBe('unknown fault');
    expect(faultMessage('the blob', 'host.example', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY')).toBe(
      'the blob: the certificate of host.example is not trusted (UNABLE_TO_GET_ISSUER_CERT_LOCALLY); a ' +
        "company's own authority is named in NODE_EXTRA_CA_CERTS",
    );
    expect(faultMessage('it', 'h', 'EODD')).toBe('it: h could not be reached: EODD');
  });

  test('statuses', () => {
    expect(statusMessage('it', 'h', 404)).toBe(
      'it: h answered 404: it is not there, or these credentials may not see it',
    );
    expect(statusMessage('it', 'h', 502, 'bad\ngateway', 'check this')).toBe(
      'it: h answered 502 ("bad gateway"): the server failed; check this',
    );
    expect(statusMessage('it', 'h', 418)).toBe('it: h answered 418: an answer that was not expected');
  });
});
