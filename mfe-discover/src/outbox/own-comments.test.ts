import { comment } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { OutboxRecord } from '@guest/shared/outbox/outbox-record';
import { expect, test, vi } from 'vitest';
import { COMMENT } from './comment-body';
import { createOwnComments } from './own-comments';

const postId = uuidOf(1);

const record = (key: string, mayBeThere: boolean): OutboxRecord => ({
  version: 2,
  key,
  kind: COMMENT,
  lane: `thread:${postId}`,
  body: {
    property: 'grand',
    postId,
    text: 'Lovely',
    isAnyway: false,
    lang: 'en',
    author: { uuid: uuidOf(3), nickName: 'Ada' },
  },
  place: 1,
  createdAt: 0,
  status: mayBeThere ? 'unknown' : 'queued',
  mayBeThere,
  isCancelled: false,
  tries: 0,
  notBefore: 0,
});

function open(...left: OutboxRecord[]) {
  const setQueriesData = vi.fn();
  const records = [...left];
  const comments = createOwnComments({ queries: { setQueriesData }, records: () => records });
  comments.loaded();
  return { comments, records, setQueriesData };
}

test('S-03 a comment that a killed page may have sent is counted once: by the server', () => {
  const sent = record(uuidOf(10), true);
  const { comments, setQueriesData } = open(sent);

  expect(comments.countDelta(postId)).toBe(0);
  comments.sent({ kind: 'sent', record: sent, answer: comment({ id: sent.key, postId }) });

  // The read that follows an acknowledgement has the number.
  expect(setQueriesData).not.toHaveBeenCalled();
});

test('S-03 a comment that never left the device is counted until the server counts it', () => {
  const waiting = record(uuidOf(10), false);
  const { comments, records, setQueriesData } = open(waiting);
  expect(comments.countDelta(postId)).toBe(1);

  // One of this page is counted also while its answer is on the way.
  records.push(record(uuidOf(11), true));
  expect(comments.countDelta(postId)).toBe(2);
  comments.sent({ kind: 'sent', record: waiting, answer: comment({ id: waiting.key, postId }) });

  expect(setQueriesData).toHaveBeenCalledOnce();
});
