import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageBodySchema, parseMessageBody } from './message-body';
import { RECORD_VERSION, type OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { createRecordReader } from '@guest/shared/outbox/record-reader';

const KEY = uuidOf(900);
const read = createRecordReader({ message: { body: messageBodySchema } });

const record: OutboxRecord = {
  version: RECORD_VERSION,
  key: KEY,
  kind: 'message',
  lane: 'own-external',
  body: { request: { key: KEY, text: 'Hello', messageType: 'text' }, isPrivate: false },
  place: 7,
  createdAt: 7,
  status: 'unknown',
  mayBeThere: true,
  isCancelled: false,
  tries: 2,
  notBefore: 9,
};

/** A record of the previous release: it has no version and holds the message as it was shown. */
const echo = {
  id: KEY,
  messageId: KEY,
  key: KEY,
  roomId: 'own-external',
  seq: Number.MAX_SAFE_INTEGER,
  from: uuidOf(1),
  fromType: 'guest',
  text: 'Hello',
  originalText: 'Hello',
  createdTime: '2026-06-10T11:00:00.000Z',
  date: '2026-06-10',
  time: '12:00',
  messageType: 'photo',
  isForwarded: false,
  isStickyNote: false,
  lang: 'en',
  fileData: { name: 'pool.jpg', size: 5, mimeType: 'image/jpeg' },
};
const { version: _none, ...unversioned } = record;
const before = { ...unversioned, failure: undefined, body: { echo, isPrivate: true } };

test('a record is read back as it was stored', () => {
  expect(read(structuredClone(record))).toEqual(record);
});

test('a record of the previous release is read as the request to send, and preserves what that release reads', () => {
  const found = read(structuredClone(before));

  expect(found).toMatchObject({
    version: RECORD_VERSION,
    key: KEY,
    status: 'unknown',
    tries: 2,
    body: { echo },
  });
  expect(typeof found === 'string' ? found : parseMessageBody(found)).toMatchObject({
    isPrivate: true,
    request: { key: KEY, text: 'Hello', messageType: 'photo', lang: 'en', fileData: echo.fileData },
  });
});

test('a file whose bytes the device has lost is read as a file without bytes', () => {
  const file = { blob: null, type: 'photo', fileData: echo.fileData };

  expect(read({ ...before, file })).toMatchObject({ file: { blob: undefined, type: 'photo' } });
});

test.each([
  ['a newer release', { ...record, version: RECORD_VERSION + 1, status: 'postponed' }],
  ['a kind that this release does not know', { ...record, kind: 'like' }],
  ['a kind named like a property of every object', { ...record, kind: 'constructor' }],
])('a record of %s is left to the release that wrote it', (_whose, saved) => {
  expect(read(saved)).toBe('foreign');
});

test.each([
  ['a value that is not an object', 'words'],
  ['a record with an unknown state', { ...record, status: 'lost' }],
  ['a record whose body does not match its kind', { ...record, body: { text: 'Hello' } }],
  ['a body without a valid key', { ...record, body: { request: { key: 'a', text: '' } } }],
])('%s is unreadable', (_what, saved) => {
  expect(read(saved)).toBe('unreadable');
});

test('reading any stored value neither throws nor returns an invalid record', () => {
  const facts = fc.record(Object.fromEntries(Object.keys(record).map((name) => [name, fc.anything()])), {
    requiredKeys: [],
  });
  const almost = fc
    .tuple(fc.constantFrom(record, before), fc.constantFrom(...Object.keys(record)), fc.anything())
    .map(([sound, name, value]) => ({ ...sound, [name]: value }));

  fc.assert(
    fc.property(fc.oneof(fc.anything(), facts, almost), (saved) => {
      const found = read(saved);
      if (typeof found === 'string') return;
      expect(found.version).toBe(RECORD_VERSION);
      expect(() => parseMessageBody(found)).not.toThrow();
      expect(Number.isFinite(found.place) && Number.isFinite(found.createdAt)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
