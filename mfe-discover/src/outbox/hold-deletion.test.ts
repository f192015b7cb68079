import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { deletePost, sendHeldDeletions } from './hold-deletion';
import { POST, POST_DELETE } from './post-body';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const held = (kind: string, createdAt: number): OutboxRecord => ({
  version: 2,
  key: `${kind} ${createdAt}`,
  kind,
  lane: 'post:1',
  body: { property: 'grand', postId: uuidOf(1) },
  place: 1,
  createdAt,
  status: 'held',
  mayBeThere: false,
  isCancelled: false,
  tries: 0,
  notBefore: 0,
});

test('another tab does not send a deletion while it can still be undone', async () => {
  const now = 100_000;
  const retry = vi.fn(async () => {});
  sendHeldDeletions({ records: () => [held(POST_DELETE, now - 1_000)], retry }, now);

  await vi.advanceTimersByTimeAsync(4_900);
  expect(retry).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);

  expect(retry).toHaveBeenCalledOnce();
});

test('a page sends at once what an earlier one has left, but no post that waits for its author', async () => {
  const now = 100_000;
  const retry = vi.fn<(key: string) => Promise<void>>(async () => {});
  sendHeldDeletions(
    { records: () => [held(POST_DELETE, now - 60_000), held(POST, now - 60_000)], retry },
    now,
  );

  await vi.advanceTimersByTimeAsync(0);

  expect(retry.mock.calls).toEqual([[`${POST_DELETE} ${now - 60_000}`]]);
});

test('a deletion is held on the device and sent six seconds later', async () => {
  const add = vi.fn(async () => {});
  const retry = vi.fn(async () => {});
  await deletePost({ add, retry }, { property: 'grand', postId: uuidOf(1) });
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ kind: POST_DELETE, status: 'held' }));

  await vi.advanceTimersByTimeAsync(5_900);
  expect(retry).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);

  expect(retry).toHaveBeenCalledOnce();
});
