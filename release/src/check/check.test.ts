import type { RecordedEvent, ReleaseRecord, Verdict } from '@guest/shared/contracts/release/release.contract';
import { expect, test } from 'vitest';
import { contractHashOf } from '../contract/contract-hash';
import { fixtureRecord, HOSTS } from '../testing/fixture-build';
import { checkCandidate, refusals, waive } from './check';

const event = (schema: Record<string, unknown>): RecordedEvent => ({ hash: contractHashOf(schema), schema });
const property = (more: Record<string, unknown> = {}, required = ['property']) =>
  event({ type: 'object', properties: { property: { type: 'string' }, ...more }, required });

const MOVED = property();
const served = { 'GET /web/property': 'hash-1', 'socket loadMoreRooms': 'hash-2' };

const shellWith = (
  hosts: Partial<NonNullable<ReleaseRecord['hosts']>> = {},
  more: Partial<ReleaseRecord> = {},
) =>
  fixtureRecord({
    name: 'shell',
    version: '1.0.0',
    hosts: {
      ...HOSTS,
      events: { 'shell.moved': MOVED },
      routes: { chat: ['chat'], dining: ['outlets'] },
      fragments: { dining: ['open-now'] },
      ...hosts,
    },
    offers: { routes: [], fragments: [], events: { 'shell.moved': MOVED } },
    ...more,
  });
const chatWith = (more: Partial<ReleaseRecord> = {}) =>
  fixtureRecord({
    name: 'chat',
    version: '1.1.0',
    offers: { routes: ['chat'], fragments: [], events: {} },
    listens: { 'shell.moved': MOVED },
    calls: { 'GET /web/property': 'hash-1' },
    ...more,
  });
const diningWith = (more: Partial<ReleaseRecord> = {}) =>
  fixtureRecord({
    name: 'dining',
    version: '1.0.0',
    offers: { routes: ['outlets'], fragments: ['open-now'], events: {} },
    ...more,
  });

const before = { shell: shellWith(), remotes: [chatWith({ version: '1.0.0' }), diningWith()], served };

function verdictsOf({ shell = shellWith(), chat = chatWith(), dining = diningWith() } = {}): Verdict[] {
  return checkCandidate({ shell, remotes: [chat, dining], served }, before);
}

test('M-05 a harmless change passes every rule with a message', () => {
  const grown = property({ floor: { type: 'integer' } });
  const verdicts = verdictsOf({
    chat: chatWith({ calls: { 'GET /web/property': 'another state', 'socket loadMoreRooms': 'hash-2' } }),
    shell: shellWith(
      { events: { 'shell.moved': grown } },
      { offers: { routes: [], fragments: [], events: { 'shell.moved': grown } } },
    ),
  });

  expect(refusals(verdicts)).toEqual([]);
  expect(new Set(verdicts.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(9);
  expect(verdicts.filter(({ outcome }) => outcome === 'noted')).toMatchObject([
    { rule: 'calls', part: 'chat@1.1.0' },
  ]);
});

const BROKEN: [rule: string, reason: RegExp, parts: Parameters<typeof verdictsOf>[0]][] = [
  [
    'host-version',
    /chat@1\.1\.0 requires version 2 of the Host; shell@1\.0\.0 has 1/,
    { chat: chatWith({ needs: { hostVersion: 2, runtime: '^2.9.0', shared: {} } }) },
  ],
  [
    'runtime',
    /chat@1\.1\.0 requires the federation runtime \^3\.0\.0; shell@1\.0\.0 provides 2\.9\.2/,
    { chat: chatWith({ needs: { hostVersion: 1, runtime: '^3.0.0', shared: {} } }) },
  ],
  [
    'shared-versions',
    /chat@1\.1\.0 requires react \^20\.0\.0; shell@1\.0\.0 provides 19\.3\.1/,
    { chat: chatWith({ needs: { hostVersion: 1, runtime: '^2.9.0', shared: { react: '^20.0.0' } } }) },
  ],
  [
    'shared-versions',
    /chat@1\.1\.0 requires a-store \^1\.0\.0; shell@1\.0\.0 provides none/,
    { chat: chatWith({ needs: { hostVersion: 1, runtime: '^2.9.0', shared: { 'a-store': '^1.0.0' } } }) },
  ],
  [
    'events-heard',
    /chat@1\.1\.0 listens to shell\.moved, which nothing beside it publishes/,
    { shell: shellWith({}, { offers: { routes: [], fragments: [], events: {} } }) },
  ],
  [
    'events-readable',
    /shell@1\.0\.0 publishes shell\.moved with fields that chat@1\.1\.0 does not accept: "property" is a number, not a string/,
    {
      shell: shellWith(
        {},
        {
          offers: {
            routes: [],
            fragments: [],
            events: {
              'shell.moved': event({
                type: 'object',
                properties: { property: { type: 'number' } },
                required: ['property'],
              }),
            },
          },
        },
      ),
    },
  ],
  [
    'events-readable',
    /shell@1\.0\.0 publishes shell\.moved with fields that chat@1\.1\.0 does not accept: "floor" is missing/,
    {
      chat: chatWith({
        listens: { 'shell.moved': property({ floor: { type: 'integer' } }, ['property', 'floor']) },
      }),
    },
  ],
  [
    'events-carried',
    /chat@1\.1\.0 publishes chat\.read, which the bus of shell@1\.0\.0 does not know/,
    { chat: chatWith({ offers: { routes: ['chat'], fragments: [], events: { 'chat.read': MOVED } } }) },
  ],
  [
    'events-owned',
    /chat@1\.1\.0 publishes shell\.moved, which the host lets only shell publish/,
    { chat: chatWith({ offers: { routes: ['chat'], fragments: [], events: { 'shell.moved': MOVED } } }) },
  ],
  [
    'calls',
    /chat@1\.1\.0 calls GET \/web\/spa, which the server does not serve/,
    { chat: chatWith({ calls: { 'GET /web/spa': 'hash-3' } }) },
  ],
  [
    'calls',
    /chat@1\.1\.0 calls socket dance, which the server does not serve/,
    { chat: chatWith({ calls: { 'socket dance': 'hash-3' } }) },
  ],
  [
    'routes',
    /shell@1\.0\.0 links to chat, for which chat@1\.1\.0 has no page/,
    { chat: chatWith({ offers: { routes: [], fragments: [], events: {} } }) },
  ],
  [
    'routes',
    /shell@1\.0\.0 links to wines, for which dining@1\.0\.0 has no page/,
    { shell: shellWith({ routes: { chat: ['chat'], dining: ['outlets', 'wines'] } }) },
  ],
  [
    'fragments',
    /shell@1\.0\.0 shows the fragment open-now, which dining@1\.0\.0 does not provide/,
    { dining: diningWith({ offers: { routes: ['outlets'], fragments: [], events: {} } }) },
  ],
  [
    'parts',
    /shell@1\.0\.0 links to pages of spa, which is not in the set/,
    { shell: shellWith({ routes: { chat: ['chat'], dining: ['outlets'], spa: ['spa'] } }) },
  ],
];

test.each(BROKEN)('M-05 %s: %s', (rule, reason, parts) => {
  const refused = refusals(verdictsOf(parts));

  expect(refused.map((verdict) => verdict.rule)).toContain(rule);
  expect(refused.find((verdict) => verdict.rule === rule)?.reason).toMatch(reason);
});

test('a page that is missing in production too is only noted', () => {
  const gap = { shell: shellWith({ routes: { chat: ['chat'], dining: ['outlets', 'wines'] } }) };

  const verdicts = checkCandidate(
    { shell: gap.shell, remotes: [chatWith(), diningWith()], served },
    { ...before, shell: gap.shell },
  );

  expect(refusals(verdicts)).toEqual([]);
  expect(verdicts).toContainEqual(
    expect.objectContaining({ rule: 'routes', outcome: 'noted', part: 'dining@1.0.0' }),
  );
});

test('M-09 the versions that pages fall back to must run with the candidate too', () => {
  const refused = refusals(
    verdictsOf({
      shell: shellWith({ hostVersion: 2 }),
      chat: chatWith({ needs: { hostVersion: 2, runtime: '^2.9.0', shared: {} } }),
      dining: diningWith({ needs: { hostVersion: 2, runtime: '^2.9.0', shared: {} } }),
    }),
  );

  expect(refused).toMatchObject([
    { part: 'chat@1.0.0', reason: expect.stringContaining('could not fall back to it') },
  ]);
});

test('a waived failure is reported with name and reason, and other failures stay', () => {
  const verdicts = verdictsOf({ chat: chatWith({ calls: { 'GET /web/spa': 'hash-3' } }) });
  const by = { by: 'Ada Park', reason: 'the server follows at noon' };

  const waived = waive(verdicts, [{ rule: 'calls', part: 'chat@1.1.0', ...by }]);
  const missed = waive(verdicts, [{ rule: 'routes', part: 'chat@1.1.0', ...by }]);

  expect(refusals(waived)).toEqual([]);
  expect(waived).toContainEqual(
    expect.objectContaining({
      outcome: 'waived',
      reason: expect.stringContaining('waived by Ada Park: the server'),
    }),
  );
  expect(refusals(missed)).toHaveLength(1);
});
