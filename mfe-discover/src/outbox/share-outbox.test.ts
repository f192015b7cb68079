import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, onTestFinished, test } from 'vitest';
import { laneOf, POST_DELETE } from './post-body';
import { openShareOutbox } from './share-outbox';

installFakeDatabases();

test('a page that was asked for before the guest deleted a post does not bring it back, on no page', async () => {
  const [own, other] = [post({ id: uuidOf(1), isMine: true }), post({ id: uuidOf(2) })];
  let answer = (_reply: unknown) => {};
  const reply = new Promise((resolve) => (answer = resolve));
  const stop = new AbortController();
  // The casts are safe because the page makes two kinds of calls.
  const api = { call: () => reply, send: async () => ({ data: undefined, status: 204 }) } as never;
  const host = { ...fakeHost([], { api }), signal: stop.signal };
  const outbox = await openShareOutbox(host, 'ada');
  onTestFinished(() => {
    outbox.close();
    stop.abort();
  });
  const read = readQuery(host, feedContract.listPosts, {
    params: { property: 'grand' },
    query: { limit: 4 },
  });
  const page = host.queries.fetchQuery(read);

  const body = { property: 'grand', postId: own.id };
  await outbox.add({ key: uuidOf(9), kind: POST_DELETE, lane: laneOf(own.id), body });
  await expect.poll(() => outbox.records()).toEqual([]);
  answer({ items: [own, other], nextCursor: null, prevCursor: null });
  await page;

  expect(host.queries.getQueryData(read.queryKey)?.items).toEqual([other]);
  expect(outbox.deletedIds()).toEqual(new Set([own.id]));
});
