import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import {
  persistLikeForShare,
  persistedLikeName,
  WAITING_LIKES,
  type PersistedLike,
} from '@guest/shared/guest-outbox/persisted-like';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sendLike } from './send-like';
import { persistLike } from '../likes-store/persist-like';
import { persistedLikes } from '../likes-store/persisted-likes';
import { createLikesStore, likesStoreOf } from '../likes-store/likes.store';
import { restoreLikes } from '../likes-store/restore-likes';
import { isLike } from '../outbox/like-sender';
import { openShareOutbox } from '../outbox/share-outbox';

installFakeDatabases();
beforeEach(() => localStorage.clear());

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-06-01T12:00:00Z');
const view: PersistedLike = { property: 'grand', subject: 'post', id: uuidOf(1), isLiked: true, seq: NOW };

const storedNames = () => Object.keys(localStorage).filter((name) => name.startsWith('outbox'));

/** A page that ended in the frame of a tap. */
function tapBefore(like: PersistedLike, guest = 'ada'): void {
  const store = createLikesStore();
  store.getState().chosen(like.id, { isLiked: like.isLiked, seq: like.seq });
  persistLike(store, guest, like);
}

/** A page of a guest, whose calls are answered or get no answer. The first calls may fail. */
function openPage(guest: string, { isOffline = false, failures = [] as object[] } = {}) {
  const sent: string[] = [];
  const send = async ({ path }: { path: string }, { body }: { body: { seq: number } }) => {
    sent.push(path);
    const failure = isOffline ? { error: 'Error' } : failures.shift();
    return failure ?? { data: { id: view.id, isLiked: true, likes: 1, seq: body.seq }, status: 200 };
  };
  const stop = new AbortController();
  const opened = performance.now();
  const now = () => NOW + Math.floor(performance.now() - opened);
  // The cast is safe because likes make no other calls.
  const host = { ...fakeHost([], { api: { send } as never }), signal: stop.signal, now };
  onTestFinished(() => stop.abort());
  const signIn = () =>
    host.session.getState().signedIn({
      token: 't',
      user: { id: guest, uuid: guest, guest_uuid: guest, guestUuid: guest },
      allowToPost: true,
    });
  const openOutbox = async () => {
    const outbox = await openShareOutbox(host, guest);
    onTestFinished(() => outbox.close());
  };
  return { host, sent, signIn, openOutbox, choices: () => likesStoreOf(host).getState().choices };
}

test('a like survives a page that ends in the frame of the tap, until it is in the database', async () => {
  const { host, signIn } = openPage('ada', { isOffline: true });
  signIn();

  sendLike(host, view);

  expect(persistedLikes('ada', isLike)).toEqual([view]);
  await expect.poll(() => persistedLikes('ada', isLike)).toEqual([]);
});

test('a like whose page ended before the outbox was open is shown at once by the next page, and sent once', async () => {
  tapBefore({ ...view, isLiked: false, seq: NOW - 1 });
  tapBefore(view);
  const { host, sent, signIn, openOutbox, choices } = openPage('ada');
  restoreLikes(host);
  signIn();
  expect(choices()).toEqual({ [view.id]: { isLiked: true, seq: NOW } });

  await openOutbox();

  await expect.poll(choices).toEqual({});
  expect(sent).toEqual([feedContract.likePost.path]);
  expect(storedNames()).toEqual([]);
});

test('a like whose database does not open is left for a later page, until the hotel has it', async () => {
  const { indexedDB } = globalThis;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // A tab that sleeps has the database open; other storage of the device works.
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'UnknownError');
    },
  });
  const { seq, isLiked, id, subject, property } = view;
  // Another release may save the fields in another order.
  tapBefore({ seq, isLiked, id, subject, property });
  const offline = openPage('ada', { isOffline: true });
  await offline.openOutbox();
  await expect.poll(() => offline.sent).toHaveLength(1);
  expect(persistedLikes('ada', isLike)).toEqual([view]);

  const online = openPage('ada');
  await online.openOutbox();
  await expect.poll(online.choices).toEqual({});

  expect(online.sent).toEqual([feedContract.likePost.path]);
  expect(storedNames()).toEqual([]);
  vi.stubGlobal('indexedDB', indexedDB);
});

test('a like that another remote keeps after the outbox has opened is sent at once, and again after a failure', async () => {
  const failure = { error: 'Error', response: { status: 503, data: {} } };
  const { sent, openOutbox, choices } = openPage('ada', { failures: [failure] });
  await openOutbox();

  persistLikeForShare('ada', view);

  await expect.poll(() => sent, { timeout: 5_000 }).toHaveLength(2);
  expect(new Set(sent)).toEqual(new Set([feedContract.likePost.path]));
  await expect.poll(choices).toEqual({});
  await expect.poll(storedNames).toEqual([]);
});

test('a persisted like waits for its guest, also the same person at another hotel, and is not sent or shown meanwhile', async () => {
  tapBefore(view);
  const other = openPage('ada-at-alta');
  restoreLikes(other.host);
  other.signIn();

  await other.openOutbox();

  expect(other.choices()).toEqual({});
  expect(other.sent).toEqual([]);
  const back = openPage('ada');
  await back.openOutbox();
  await expect.poll(() => back.sent).toEqual([feedContract.likePost.path]);
});

test('a persisted like of another guest is removed after a day, because its owner would not send it any more', async () => {
  const recent = { ...view, id: uuidOf(2), seq: NOW - DAY_MS + 1_000 };
  tapBefore({ ...view, seq: NOW - DAY_MS });
  tapBefore(recent);
  localStorage.setItem('outbox-share bob like post broken', '{');
  const { openOutbox } = openPage('eve');

  await openOutbox();

  expect(storedNames().filter((name) => name !== WAITING_LIKES)).toEqual([persistedLikeName('ada', recent)]);
});

test('a like that was persisted for more than a day is not sent, because nobody wants it today', async () => {
  tapBefore({ ...view, seq: NOW - 25 * 3_600_000 });
  const { sent, openOutbox, choices } = openPage('ada');

  await openOutbox();

  await expect.poll(choices).toEqual({});
  expect(sent).toEqual([]);
});

test.each(['', '{', 'null', '7', JSON.stringify({ id: 'x', seq: 1 })])(
  'a persisted like that cannot be read (%s) is of no harm',
  async (text) => {
    localStorage.setItem('outbox-share ada like post broken', text);
    tapBefore(view);
    const { sent, openOutbox, choices } = openPage('ada');

    await openOutbox();

    await expect.poll(() => sent).toEqual([feedContract.likePost.path]);
    await expect.poll(choices).toEqual({});
    expect(storedNames()).toEqual([]);
  },
);
