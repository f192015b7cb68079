import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { readQuery } from '@guest/shared/reads/read-query';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { COMMENT_DELETE, threadQueueKeyOf } from './comment-body';
import { deleteComment, deletePost } from './hold-deletion';
import { queueKeyOf, POST_DELETE } from './post-body';
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
  await outbox.add({ key: uuidOf(9), kind: POST_DELETE, lane: queueKeyOf(own.id), body });
  await expect.poll(() => outbox.records()).toEqual([]);
  answer({ items: [own, other], nextCursor: null, prevCursor: null });
  await page;

  expect(host.queries.getQueryData(read.queryKey)?.items).toEqual([other]);
  expect(outbox.deletedIds()).toEqual(new Set([own.id]));
});

/** The outbox of a signed-in guest, and what the page sends itself, without the outbox. */
async function openWithRequests() {
  const stop = new AbortController();
  const sent: unknown[] = [];
  // The cast is safe because the outbox makes only deletions.
  const api = { send: async () => ({ error: 'no network' }) } as never;
  const host = { ...fakeHost([], { api }), signal: stop.signal };
  host.session.getState().signedIn({
    token: 'secret',
    user: { id: 'ada', uuid: 'ada', guestUuid: 'ada', guest_uuid: 'ada' },
    allowToPost: true,
  });
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    sent.push([url, options]);
    return new Response(null, { status: 204 });
  });
  const outbox = await openShareOutbox(host, `leaving ${sent.length} ${Math.random()}`);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    outbox.close();
    stop.abort();
  });
  return { outbox, sent };
}

test('deletions that can still be undone reach the server when the page ends, and cannot be undone afterwards', async () => {
  const { outbox, sent } = await openWithRequests();
  const thread = { property: 'grand', postId: uuidOf(2) };
  await deletePost(outbox, { property: 'grand', postId: uuidOf(1) });
  await deleteComment(outbox, { ...thread, commentId: uuidOf(3), isCounted: true });

  dispatchEvent(new Event('pagehide'));

  const headers = { Authorization: 'Bearer secret', authToken: 'secret' };
  const options = { method: 'DELETE', keepalive: true, headers };
  expect(sent).toEqual([
    [`/web/property/grand/post/${uuidOf(1)}`, options],
    [`/web/property/grand/comment/${uuidOf(3)}`, options],
  ]);
  await expect.poll(() => outbox.records().filter(({ status }) => status === 'held')).toEqual([]);
  expect(outbox.deletedIds()).toEqual(new Set([uuidOf(1)]));
});

test('a page that ends leaves alone what another tab still offers to undo, and what was undone', async () => {
  const { outbox, sent } = await openWithRequests();
  const elsewhere = { property: 'grand', postId: uuidOf(2), commentId: uuidOf(3), isCounted: true };
  const lane = threadQueueKeyOf(uuidOf(2));
  await outbox.add({ key: uuidOf(8), kind: COMMENT_DELETE, lane, body: elsewhere, status: 'held' });
  await deletePost(outbox, { property: 'grand', postId: uuidOf(1) });
  const undone = outbox.records().find(({ kind }) => kind === POST_DELETE);
  await outbox.discard(undone?.key ?? '');

  dispatchEvent(new Event('pagehide'));

  expect(sent).toEqual([]);
});
