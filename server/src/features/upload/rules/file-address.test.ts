import { expect, test } from 'vitest';
import { NOON } from '../../../testing/test-app';
import { fileAddress, addressExpiry, isAddressValid, namedReader, type ReaderSession } from './file-address';

const reader: ReaderSession = { kind: 'guest', id: 'ada', sessionHash: 'h1' };
const path = '/uploads/p/casa-miramar/a.jpg';
const until = addressExpiry(NOON);
const sign =
  new URL(fileAddress('secret', path, { reader, until }), 'http://a').searchParams.get('sign') ?? '';
const query = {
  reader: { kind: 'guest', id: 'ada' },
  sessions: ['h0', 'h1'],
  until,
  sign,
  now: NOON,
} as const;

test('an address gives one reader access to one file for at most an hour', () => {
  expect(isAddressValid('secret', path, query)).toBe(true);
  expect(until - NOON).toBeGreaterThanOrEqual(1_800_000);
  expect(until - NOON).toBeLessThanOrEqual(3_600_000);
});

test.each([
  ['for another reader', { reader: { kind: 'guest', id: 'bob' } as const }],
  ['of staff', { reader: { kind: 'staff', id: 'ada' } as const }],
  ['for longer', { until: until + 1 }],
  ['with another signature', { sign: `${sign.slice(1)}x` }],
  ['without one', { sign: '' }],
  ['that has expired', { now: until }],
  ['of a reader without a session', { sessions: [] }],
  ['of a session that has ended, also if the reader has another', { sessions: ['h2'] }],
])('an address %s is rejected', (_case, change) => {
  expect(isAddressValid('secret', path, { ...query, ...change })).toBe(false);
});

test('an address is rejected for another file or another server', () => {
  expect(isAddressValid('secret', path.replace('a.jpg', 'b.jpg'), query)).toBe(false);
  expect(isAddressValid('other', path, query)).toBe(false);
});

test('an address names a guest or a member of staff, and its session is not in it', () => {
  expect(['guest:ada', 'staff:rita', 'nobody', ''].map(namedReader)).toEqual([
    { kind: 'guest', id: 'ada' },
    { kind: 'staff', id: 'rita' },
    undefined,
    undefined,
  ]);
  expect(fileAddress('secret', path, { reader, until })).not.toContain('h1');
});
