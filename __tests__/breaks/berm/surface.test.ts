import { describe, expect, test } from '@jest/globals';
import { breaks } from '../../../src/breaks/index.ts';
import { brief, emitting, idl, internal, manifest, tool } from '../../support/contracts.ts';

describe('tools that callers reach', () => {
  test('one that is gone', () => {
    const found = breaks(manifest({ tools: [tool('a'), tool('b')] }), manifest({ tools: [tool('b')] }));
    expect(found).toEqual([
      {
        level: 'break',
        kind: 'tool-removed',
        subject: { type: 'tool', name: 'a' },
        audience: 'callers',
        proof: 'structure',
        baseline: '/tools/0',
        message: 'removed',
        remedy: 'Keep it, marked as deprecated, until nobody calls it any more.',
        fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
      },
    ]);
  });

  test('one that was deprecated, or was renamed', () => {
    const [gone] = breaks(manifest({ tools: [tool('a', { deprecated: true })] }), manifest());
    expect(gone?.message).toBe('removed (it was deprecated)');
    const [moved] = breaks(
      manifest({ tools: [tool('look_up')] }),
      manifest({ tools: [tool('lookUp'), tool('other')] }),
    );
    expect(moved).toMatchObject({ message: 'removed, probably renamed to `lookUp`', renamedTo: 'lookUp' });
  });

  test.each([
    ['tool-no-longer-public', tool('t'), internal('t')],
    ['tool-takes-fewer-callers', tool('t'), tool('t', { callers: 'services' })],
    ['tool-takes-fewer-callers', tool('t', { callers: 'accounts' }), tool('t', { callers: 'services' })],
    ['tool-no-longer-anonymous', tool('t', { anonymous: true }), tool('t')],
    ['tool-no-longer-query', tool('t', { query: true }), tool('t')],
    ['result-undeclared', tool('t', { returns: { type: 'string' } }), tool('t')],
    ['result-undeclared', tool('t', { returns: { type: 'string' } }), tool('t', { returns: null })],
  ])('%s', (kind, old, current) => {
    const found = breaks(manifest({ tools: [old] }), manifest({ tools: [current] }));
    expect(brief(found)).toEqual([`break ${kind} tool t`]);
    expect(found[0]).toMatchObject({ proof: 'structure', baseline: '/tools/0', current: '/tools/0' });
  });

  test('what is no longer public hides the rest', () => {
    const old = tool('t', { query: true, anonymous: true, returns: { type: 'string' } });
    expect(
      brief(
        breaks(manifest({ tools: [old] }), manifest({ tools: [internal('t', { parameters: { type: 'string' } })] })),
      ),
    ).toEqual(['break tool-no-longer-public tool t']);
  });

  test('reordering breaks nothing', () => {
    expect(breaks(manifest({ tools: [tool('a'), tool('b')] }), manifest({ tools: [tool('b'), tool('a')] }))).toEqual(
      [],
    );
  });

  test('a name twice: the first current entry answers, and the findings are a set', () => {
    expect(brief(breaks(manifest({ tools: [tool('a'), tool('a')] }), manifest()))).toEqual([
      'break tool-removed tool a',
    ]);
    expect(
      brief(
        breaks(
          manifest({ tools: [tool('a'), tool('a', { query: true })] }),
          manifest({ tools: [tool('a'), tool('a', { query: true })], readme: 'x' }),
        ),
      ),
    ).toEqual(['break tool-no-longer-query tool a']);
    expect(breaks(manifest({ tools: [tool('a')] }), manifest({ tools: [tool('a'), internal('a')] }))).toEqual([]);
  });

  test('names such as __proto__ are names', () => {
    expect(
      brief(
        breaks(
          manifest({ tools: [tool('__proto__'), tool('constructor')] }),
          manifest({ tools: [tool('constructor')] }),
        ),
      ),
    ).toEqual(['break tool-removed tool __proto__']);
  });
});

describe('who reaches what', () => {
  test('an older ABI knows no public: every tool is reached', () => {
    const old = manifest({ abi_version: 0, tools: [internal('a'), internal('b')] });
    expect(brief(breaks(old, manifest({ abi_version: 0, tools: [internal('b')] })))).toEqual([
      'break tool-removed tool a',
    ]);
  });

  test('unless a tool of that manifest carries it', () => {
    const old = manifest({ abi_version: 1, tools: [internal('a'), tool('b')] });
    expect(brief(breaks(old, manifest({ abi_version: 1, tools: [tool('b')] })))).toEqual([
      'break tool-removed tool a (host)',
    ]);
  });
});

describe('internal tools', () => {
  test('what is gone or demands more is listed apart, for the host', () => {
    const old = manifest({ tools: [internal('gone'), internal('ring')] });
    const current = manifest({
      tools: [
        internal('ring', {
          parameters: { type: 'object', properties: { level: { type: 'integer' } }, required: ['level'] },
        }),
      ],
    });
    const found = breaks(old, current);
    expect(brief(found)).toEqual([
      'break tool-removed tool gone (host)',
      'break argument-newly-required tool ring (host)',
    ]);
    expect(found[1]?.message).toBe('`level` is now required');
  });

  test('marks and results are nobody’s', () => {
    const old = manifest({ tools: [internal('t', { query: true, returns: { type: 'string' } })] });
    expect(breaks(old, manifest({ tools: [internal('t', { returns: { type: 'integer' } })] }))).toEqual([]);
  });

  test('a cron mark that is gone is a warning', () => {
    expect(
      brief(breaks(manifest({ tools: [internal('t', { cron: true })] }), manifest({ tools: [internal('t')] }))),
    ).toEqual(['warning cron-withdrawn tool t (host)']);
  });
});

describe('Stripe', () => {
  const paid = internal('paid', { stripe: true });

  test('no tool takes its events any more', () => {
    const found = breaks(manifest({ tools: [paid] }), manifest({ tools: [internal('paid')] }));
    expect(brief(found)).toEqual(['break stripe-withdrawn tool paid']);
    expect(brief(breaks(manifest({ tools: [paid] }), manifest()))).toEqual(['break stripe-withdrawn tool paid']);
  });

  test('another tool takes them: nothing is withdrawn', () => {
    expect(
      brief(breaks(manifest({ tools: [paid] }), manifest({ tools: [internal('billed', { stripe: true })] }))),
    ).toEqual(['notice tool-added tool billed (host)']);
  });

  test('a tool that was public as well is both removed and withdrawn', () => {
    expect(brief(breaks(manifest({ tools: [tool('a', { stripe: true })] }), manifest()))).toEqual([
      'break tool-removed tool a',
      'break stripe-withdrawn tool a',
    ]);
  });
});

describe('events', () => {
  const sent = { name: 'Sent', description: '', fields: { type: 'object' } };

  test('one that is gone', () => {
    const found = breaks(manifest({ events: [sent] }), manifest());
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'event-removed',
        subject: { type: 'event', name: 'Sent' },
        proof: 'structure',
        baseline: '/events/0',
        message: 'removed',
      }),
    ]);
  });

  test('a manifest without the list has no events; an IDL does not say', () => {
    const { events: _, ...none } = manifest();
    expect(brief(breaks(manifest({ events: [sent] }), none))).toEqual(['break event-removed event Sent']);
    expect(brief(breaks(manifest({ events: [sent] }), idl([])))).toEqual(['notice not-known program program']);
  });

  test('the first of two current entries answers', () => {
    const other = { ...sent, fields: { type: 'string' } };
    expect(brief(breaks(manifest({ events: [sent] }), manifest({ events: [other, sent] })))).toEqual([
      'break type-changed event Sent',
    ]);
  });
});

describe('an IDL on either side', () => {
  const full = manifest({
    tools: [tool('a'), internal('within'), internal('paid', { stripe: true })],
    events: emitting({ at: { type: 'string' } }).events ?? [],
    deps: { programs: ['weather'], syscalls: {}, secrets: [] },
    database: { migrations: [{ name: '0001', sql: 'create table a(x)' }] },
  });

  test('what it cannot say is not known, never removed or added', () => {
    expect(brief(breaks(full, idl([tool('a')])))).toEqual(['notice not-known program program']);
    expect(brief(breaks(idl([tool('a')]), full))).toEqual(['notice not-known program program']);
    const [notice] = breaks(full, idl([tool('a')]));
    expect(notice?.message).toBe('not compared: the current contract is an IDL, which lists public tools only');
  });

  test('its public tools are compared as ever', () => {
    expect(brief(breaks(idl([tool('a'), tool('b')]), full))).toEqual([
      'break tool-removed tool b',
      'notice not-known program program',
    ]);
    expect(brief(breaks(full, idl([tool('c')])))).toEqual([
      'break tool-removed tool a',
      'notice tool-added tool c',
      'notice not-known program program',
    ]);
  });

  test('the order of properties is the host’s there', () => {
    const ordered = (names: readonly string[]): ReturnType<typeof tool> =>
      tool('a', {
        parameters: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
      });
    expect(brief(breaks(manifest({ tools: [ordered(['z', 'a'])] }), idl([ordered(['a', 'z'])])))).toEqual([
      'notice not-known program program',
    ]);
    expect(
      brief(breaks(manifest({ tools: [ordered(['z', 'a'])] }), manifest({ tools: [ordered(['a', 'z'])] }))),
    ).toEqual(['notice source-reordered tool a']);
  });
});
