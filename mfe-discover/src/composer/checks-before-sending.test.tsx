import type { Host } from '@guest/shared';
import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDrafts } from '../drafts/open-drafts';
import { FeedPage } from '../feed/feed-page';
import en from '../locales/en.json';
import { shareOf } from '../outbox/share';
import { PostPage } from '../post/post-page';
import { ComposerPage } from './composer-page';

installFakeDatabases();

/** Longer than the limit for the checks, and shorter than two limits one after the other. */
const SENT_WITHIN_MS = 7_000;

const hanging = new Promise<never>(() => {});
const allowed = { allowToPost: true, needs: [], hasPostedToday: false, encouragePostCount: 5 };

interface Answers {
  /** Whether the guest may publish, as the page reads it at first. */
  atFirst: object;
  /** The same, as it is read before sending. */
  onSending: object;
}

/** A guest on a page. Unless the test answers them, the checks before sending never get an answer. */
async function openAs(
  path: string,
  { atFirst, onSending }: Answers = { atFirst: hanging, onSending: hanging },
) {
  const sent: unknown[] = [];
  const toasts: string[] = [];
  const call = async ({ path: called }: { path: string }) => {
    if (called === postingContract.getOwnShare.path) return atFirst;
    return called === feedContract.getPost.path ? post() : { items: [], nextCursor: null, prevCursor: null };
  };
  const send = async ({ path: called }: { path: string }, { body }: { body: unknown }) => {
    const isWriting =
      called === postingContract.createPost.path || called === commentingContract.createComment.path;
    if (isWriting) sent.push(body);
    if (called === postingContract.getOwnShare.path && onSending !== hanging)
      return { data: await onSending, status: 200 };
    if (called === postingContract.checkWords.path && onSending !== hanging)
      return { data: { marks: [] }, status: 200 };
    return hanging;
  };
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  // The casts are safe because the pages make only these calls.
  const host: Host = propertyHost([], {
    api: { call, send } as never,
    signal: stop.signal,
    toast: (_kind, text) => toasts.push(text),
  });
  host.takeOver.getState().answered('page');
  await host.session.persist.rehydrate();
  await host.signUp.persist.rehydrate();
  const guest = `g ${path} ${Math.random()}`;
  const user = {
    id: 'g1',
    uuid: 'g1',
    guestUuid: 'g1',
    guest_uuid: guest,
    is_verified: true,
    firstName: 'Ada',
  };
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  const outbox = await shareOf(host).open();
  onTestFinished(() => outbox?.close());
  const pages = {
    'property-discover': FeedPage,
    'property-discover-id': PostPage,
    'property-discover-post': ComposerPage,
  };
  renderPage(host, pages, en, path);
  return {
    guest,
    user,
    sent,
    toasts,
    records: () => outbox?.records(),
    session: () => host.session.getState(),
    share: shareOf(host),
  };
}

test('checks that never get an answer do not keep a post from the outbox', async () => {
  const { sent } = await openAs('/grand/discover/post');
  await userEvent.type(await screen.findByRole('textbox', { name: /What was your moment/ }), 'The sea');

  await userEvent.click(screen.getByRole('button', { name: 'Post' }));

  await expect.poll(() => sent, { timeout: SENT_WITHIN_MS }).toMatchObject([{ text: 'The sea' }]);
});

test('checks that never get an answer do not keep a comment from the outbox', async () => {
  const { sent } = await openAs(`/grand/discover/${uuidOf(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Lovely');

  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));

  await expect.poll(() => sent, { timeout: SENT_WITHIN_MS }).toMatchObject([{ text: 'Lovely' }]);
});

test('a post whose draft another tab has posted during the checks is sent as its author has seen it', async () => {
  const { guest, sent } = await openAs('/grand/discover/post');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What was your moment/ });
  await userEvent.type(field, 'The sea');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));

  const drafts = await openDrafts({ guest, property: 'grand' }, { now: Date.now, onStorageFailed: () => {} });
  await drafts.remove();
  const tabs = new BroadcastChannel(`draft-share ${guest}`);
  onTestFinished(() => tabs.close());
  tabs.postMessage('saved');
  await screen.findByText('Changed in another tab');
  dispatchEvent(new Event('focus'));
  await expect.poll(() => field.value).toBe('');

  await expect.poll(() => sent, { timeout: SENT_WITHIN_MS }).toMatchObject([{ text: 'The sea' }]);
});

const restricted = { ...allowed, allowToPost: false, restrictedUntil: '2026-06-09T12:00:00Z' };
const closed = {
  ...allowed,
  allowToPost: false,
  closed: {
    reason: 'hours',
    hours: { from: '08:00', until: '22:00' },
    timeZone: 'UTC',
    opensAt: '2026-06-02T08:00:00Z',
  },
};
const UNTIL = /^You can't post until 9 June 2026\./;
const HOURS = /^You can post between 08:00 and 22:00, hotel time\./;

test.each([
  ['restricted', restricted, UNTIL],
  ['outside the hours', closed, HOURS],
])('P-03 a guest who is %s is told in the composer, and nothing is sent', async (_who, share, told) => {
  const { sent, records, session } = await openAs('/grand/discover/post', {
    atFirst: share,
    onSending: share,
  });
  await screen.findByText(told);
  expect(session().allowToPost).toBe(false);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What was your moment/ });
  await userEvent.type(field, 'The sea');

  await userEvent.click(screen.getByRole('button', { name: 'Post' }));

  await expect.poll(() => screen.getByRole('button', { name: 'Post' }).getAttribute('aria-busy')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toMatch(told);
  expect([field.isConnected, field.value]).toEqual([true, 'The sea']);
  expect([records(), sent]).toEqual([[], []]);
});

test('P-03 a guest who was restricted while writing is told before the post is sent', async () => {
  const { sent, records, session } = await openAs('/grand/discover/post', {
    atFirst: allowed,
    onSending: restricted,
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /What was your moment/ }), 'The sea');

  await userEvent.click(screen.getByRole('button', { name: 'Post' }));

  await screen.findByText(UNTIL);
  await expect.poll(() => document.activeElement?.textContent).toMatch(UNTIL);
  expect([records(), sent, session().allowToPost]).toEqual([[], [], false]);
});

test('a restriction that is told after another guest has signed in is not theirs', async () => {
  let arrive: (share: object) => void = () => {};
  const onSending = new Promise<object>((resolve) => (arrive = resolve));
  const { user, session } = await openAs('/grand/discover/post', { atFirst: allowed, onSending });
  await userEvent.type(await screen.findByRole('textbox', { name: /What was your moment/ }), 'The sea');
  const button = screen.getByRole('button', { name: 'Post' });
  await userEvent.click(button);
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');

  act(() => session().signedIn({ token: 'other', user, allowToPost: true }));
  arrive(restricted);

  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  expect(session()).toMatchObject({ token: 'other', allowToPost: true });
});

test('after a draft is discarded the focus is on the button that brings it back, and then in the text', async () => {
  await openAs('/grand/discover/post');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What was your moment/ });
  await userEvent.type(field, 'The sea');

  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

  expect([document.activeElement, field.value]).toEqual([field, 'The sea']);
});

test('a draft that is discarded while its post is checked is not sent, and can be brought back and posted', async () => {
  let arrive: (share: object) => void = () => {};
  const onSending = new Promise<object>((resolve) => (arrive = resolve));
  const { sent, records } = await openAs('/grand/discover/post', { atFirst: allowed, onSending });
  await userEvent.type(await screen.findByRole('textbox', { name: /What was your moment/ }), 'The sea');
  const button = screen.getByRole('button', { name: 'Post' });
  await userEvent.click(button);
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');

  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(button.getAttribute('aria-busy')).toBeNull();
  arrive(allowed);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([records(), sent, button.isConnected]).toEqual([[], [], true]);

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await userEvent.click(button);
  await expect.poll(() => sent).toMatchObject([{ text: 'The sea' }]);
});

test('words that are typed while the outbox opens are posted', async () => {
  const { sent, share } = await openAs('/grand/discover/post', { atFirst: allowed, onSending: allowed });
  const field = await screen.findByRole('textbox', { name: /What was your moment/ });
  await userEvent.type(field, 'The sea');
  const outbox = share.open();
  let isOpened: () => void = () => {};
  const opening = vi.spyOn(share, 'open').mockImplementation(async () => {
    await new Promise<void>((resolve) => (isOpened = resolve));
    return outbox;
  });

  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  await expect.poll(() => opening).toHaveBeenCalled();
  await userEvent.type(field, ' is calm');
  isOpened();

  await expect.poll(() => sent).toMatchObject([{ text: 'The sea is calm' }]);
});

test('a photo that is never read keeps a post for some seconds from the tap, and the guest is told that it is left out', async () => {
  let giveUp: (reason: Error) => void = () => {};
  vi.stubGlobal('createImageBitmap', () => new Promise<never>((_resolve, reject) => (giveUp = reject)));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    // The next composer of this page would wait for the photo.
    giveUp(new Error('the test is over'));
  });
  const { sent, toasts } = await openAs('/grand/discover/post', { atFirst: allowed, onSending: allowed });
  const field = await screen.findByRole('textbox', { name: /What was your moment/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const photo = new File(['GIF89a'], 'a.gif', { type: 'image/gif' });
  fireEvent.change(screen.getByLabelText('Add a photo'), { target: { files: [photo] } });
  fireEvent.change(field, { target: { value: 'The sea' } });
  await vi.advanceTimersByTimeAsync(25_000);

  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(6_000);

  await expect.poll(() => sent).toMatchObject([{ text: 'The sea' }]);
  expect(toasts).toEqual(["Some photos weren't ready in time, so your post is without them."]);
});

test('a composer that is left while its post is checked sends nothing and keeps the draft', async () => {
  let arrive: (share: object) => void = () => {};
  const onSending = new Promise<object>((resolve) => (arrive = resolve));
  const { guest, sent, records } = await openAs('/grand/discover/post', { atFirst: allowed, onSending });
  await userEvent.type(await screen.findByRole('textbox', { name: /What was your moment/ }), 'The sea');
  const button = screen.getByRole('button', { name: 'Post' });
  await userEvent.click(button);
  await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');

  cleanup();
  arrive(allowed);

  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([records(), sent]).toEqual([[], []]);
  const drafts = await openDrafts({ guest, property: 'grand' }, { now: () => 0, onStorageFailed: () => {} });
  onTestFinished(() => drafts.close());
  expect(await drafts.load()).toMatchObject({ text: 'The sea' });
});

test.each([
  ['restricted', restricted, 'You can comment again on 9 June 2026.'],
  ['outside the hours', closed, HOURS],
])('P-03 a guest who is %s is told below the comment, and nothing is sent', async (_who, share, told) => {
  const { sent, records } = await openAs(`/grand/discover/${uuidOf(1)}`, {
    atFirst: share,
    onSending: share,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
  await userEvent.type(field, 'Lovely');
  await screen.findByText(told);

  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));

  await expect.poll(() => document.activeElement).toBe(field);
  expect([field.value, records(), sent]).toEqual(['Lovely', [], []]);
});
