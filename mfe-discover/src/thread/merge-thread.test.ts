import { comment } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ThreadChanges } from '../outbox/own-comments';
import { mergeThread } from './merge-thread';

const none: ThreadChanges = { written: [], texts: new Map(), waiting: new Map(), deletedIds: new Set() };
const id = fc.integer({ min: 1, max: 8 }).map(uuidOf);
const copies = fc.uniqueArray(fc.record({ id, version: fc.integer({ min: 0, max: 3 }) }).map(comment), {
  selector: (one) => one.id,
});

test('S-03 a comment that waits and that the server has is shown once, in its newest version', () => {
  fc.assert(
    fc.property(copies, copies, (loaded, written) => {
      const shown = mergeThread(loaded, { ...none, written });
      const ids = shown.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(ids)).toEqual(new Set([...loaded, ...written].map((one) => one.id)));
      for (const one of shown) {
        const versions = [...loaded, ...written].filter((it) => it.id === one.id).map((it) => it.version);
        expect(one.version).toBe(Math.max(...versions));
      }
    }),
  );
});

test('a deleted comment goes, unless replies that are still there need its place', () => {
  const top = comment({ id: uuidOf(1) });
  const reply = comment({ id: uuidOf(2), parentId: uuidOf(1) });

  expect(mergeThread([top], { ...none, deletedIds: new Set([top.id]) })).toEqual([]);
  expect(mergeThread([top, reply], { ...none, deletedIds: new Set([top.id]) })).toEqual([
    { ...top, isDeleted: true },
    reply,
  ]);
  expect(mergeThread([top, reply], { ...none, deletedIds: new Set([top.id, reply.id]) })).toEqual([]);
});

test('an edit that waits shows its text', () => {
  const own = comment({ id: uuidOf(1), text: 'Lovly' });
  const [shown] = mergeThread([own], { ...none, texts: new Map([[own.id, 'Lovely']]) });
  expect(shown?.text).toBe('Lovely');
});
