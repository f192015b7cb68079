import type { Host } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import en from '../locales/en.json';
import { FeedPage } from '../feed/feed-page';

let guests = 0;

const ada = {
  id: 'g1',
  uuid: 'g1',
  guestUuid: 'g1',
  firstName: 'Ada',
  nickName: 'Ada',
  is_verified: true,
};

const signIn = ({ session }: Host) =>
  session
    .getState()
    .signedIn({ token: 't', user: { ...ada, guest_uuid: `g${(guests += 1)}` }, allowToPost: true });

type Reply = { isLiked: boolean; likes: number; seq: number } | { status: number; error: string };

/** A feed with one post, whose likes wait until the test answers them. */
function openFeed(facts: Parameters<typeof post>[0] = {}, { isRead = true } = {}) {
  const requests: { path: string; seq: number; answer: (reply: Reply) => void }[] = [];
  const feed = { items: [post({ likes: 3, ...facts })], nextCursor: null, prevCursor: null };
  const call = async ({ path }: { path: string }) =>
    path === feedContract.listPosts.path ? feed : undefined;
  const send = ({ path }: { path: string }, { body }: { body: { seq: number } }) =>
    new Promise((resolve) => {
      const answer = (reply: Reply) =>
        resolve(
          'status' in reply
            ? { error: reply.error, response: { status: reply.status, data: { code: 'x' } } }
            : { data: { id: uuidOf(1), ...reply }, status: 200 },
        );
      requests.push({ path, seq: body.seq, answer });
    });
  const toast = vi.fn();
  // The casts are safe because the page makes only these calls.
  const host = propertyHost([], { toast, api: { call, send } as never });
  if (isRead) signIn(host);
  const router = renderPage(host, { 'property-discover': FeedPage }, en, '/grand/discover');
  const heart = () => screen.findByRole('button', { name: /^Like/ });
  const shown = async () => {
    const button = await heart();
    return [button.getAttribute('aria-pressed'), button.querySelector('span[aria-hidden]')?.textContent];
  };
  const tap = async () => userEvent.click(await heart());
  return { host, router, requests, toast, shown, tap };
}

test('S-01 E-04 a like is shown before the server answers, and the answer adds nothing to it', async () => {
  const { requests, shown, tap } = openFeed();
  expect(await shown()).toEqual(['false', '3']);

  await tap();
  expect(await shown()).toEqual(['true', '4']);
  await expect.poll(() => requests.map(({ path }) => path)).toEqual([feedContract.likePost.path]);
  await act(async () => requests[0]?.answer({ isLiked: true, likes: 5, seq: requests[0].seq }));

  await expect.poll(shown).toEqual(['true', '5']);
});

test('the tap of a guest whose session is not read yet is a like, and no way to the sign-in', async () => {
  // The device keeps the session of an earlier visit, which the page has not read when the guest taps.
  signIn(propertyHost());
  document.documentElement.dataset.guest = 'IN';
  onTestFinished(() => void delete document.documentElement.dataset.guest);
  const { host, router, requests, shown, tap } = openFeed({}, { isRead: false });

  await tap();
  expect(router.state.location.pathname).toBe('/grand/discover');
  expect(requests).toEqual([]);
  await act(async () => host.session.persist.rehydrate());

  await expect.poll(shown).toEqual(['true', '4']);
  await expect.poll(() => requests.map(({ path }) => path)).toEqual([feedContract.likePost.path]);
  expect(router.state.location.pathname).toBe('/grand/discover');
});

test('S-01 an unlike is shown before the server answers', async () => {
  const { requests, shown, tap } = openFeed({ isLiked: true, likeSeq: 5 });

  await tap();

  expect(await shown()).toEqual(['false', '2']);
  await expect.poll(() => requests.map(({ path }) => path)).toEqual([feedContract.unlikePost.path]);
});

test('a like that the server refuses is undone exactly, with its reason', async () => {
  const { requests, toast, shown, tap } = openFeed();
  await tap();
  await expect.poll(() => requests.length).toBe(1);

  await act(async () => requests[0]?.answer({ status: 404, error: 'This post is no longer available.' }));

  await expect.poll(shown).toEqual(['false', '3']);
  expect(toast).toHaveBeenCalledExactlyOnceWith('error', 'This post is no longer available.');
});

test('the answer to an earlier tap does not change what a later tap shows', async () => {
  const { requests, shown, tap } = openFeed();
  await tap();
  await expect.poll(() => requests.length).toBe(1);
  await tap();
  expect(await shown()).toEqual(['false', '3']);

  await act(async () => requests[0]?.answer({ isLiked: true, likes: 4, seq: requests[0].seq }));

  expect(await shown()).toEqual(['false', '3']);
  await expect
    .poll(() => requests.map(({ path }) => path))
    .toEqual([feedContract.likePost.path, feedContract.unlikePost.path]);
  expect(requests[1]?.seq).toBeGreaterThan(requests[0]?.seq ?? 0);
});
