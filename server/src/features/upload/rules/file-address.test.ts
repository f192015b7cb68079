import { expect, test } from 'vitest';
import { NOON } from '../../../testing/test-app';
import { fileAddress, addressExpiry, readerOf, type Reader } from './file-address';

const reader: Reader = { kind: 'guest', id: 'ada' };
const path = '/uploads/p/casa-miramar/a.jpg';
const until = addressExpiry(NOON);
const sign =
  new URL(fileAddress('secret', path, { reader, until }), 'http://a').searchParams.get('sign') ?? '';
const query = { for: 'guest:ada', until, sign, now: NOON };

test('an address gives one reader access to one file for at most an hour', () => {
  expect(readerOf('secret', path, query)).toEqual(reader);
  expect(until - NOON).toBeGreaterThanOrEqual(1_800_000);
  expect(until - NOON).toBeLessThanOrEqual(3_600_000);
});

test.each([
  ['for another reader', { for: 'guest:bob' }],
  ['of staff', { for: 'staff:ada' }],
  ['of nobody', { for: '' }],
  ['for longer', { until: until + 1 }],
  ['with another signature', { sign: `${sign.slice(1)}x` }],
  ['without one', { sign: '' }],
  ['that has expired', { now: until }],
])('an address %s is rejected', (_case, change) => {
  expect(readerOf('secret', path, { ...query, ...change })).toBeUndefined();
});

test('an address is rejected for another file or another server', () => {
  expect(readerOf('secret', path.replace('a.jpg', 'b.jpg'), query)).toBeUndefined();
  expect(readerOf('other', path, query)).toBeUndefined();
});
