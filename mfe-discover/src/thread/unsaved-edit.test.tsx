import type { Host } from '@guest/shared';
import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import type { Comment } from '@guest/shared/contracts/feed/feed.contract';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { comment, post } from '@guest/shared/testing/builders/post';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import en from '../locales/en.json';
import { COMMENT_EDIT, threadQueueKeyOf } from '../outbox/comment-body';
import { shareOf } from '../outbox/share';
import { PostPage } from '../post/post-page';

installFakeDatabases();
beforeEach(() => localStorage.clear());

const own = comment({ id: uuidOf(5), text: 'The sea', isMine: true, canEdit: true, canDelete: true });
const tooLate = 'You can edit for 15 minutes after posting.';

/** Opens the page of a post with one comment of its reader. The server refuses edits, because their time is over. */
async function openPost(shown: Comment, { isLive = true } = {}): Promise<Host> {
  const call = async ({ path }: { path: string }) =>
    path === feedContract.getPost.path ? post() : { items: [shown], nextCursor: null };
  const send = async ({ path }: { path: string }) =>
    path === commentingContract.editComment.path
      ? { error: tooLate, response: { status: 409, data: { code: 'edit_window_closed' } } }
      : { error: 'not faked' };
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  // The cast is safe because the page makes only these calls.
  const host = propertyHost([], { api: { call, send } as never, signal: stop.signal });
  await host.session.persist.rehydrate();
  await host.signUp.persist.rehydrate();
  host.session.getState().signedIn({ token: 't', user: sessionUser(), allowToPost: true });
  if (isLive) host.takeOver.getState().answered('page');
  renderPage(host, { 'property-discover-id': PostPage }, en, `/grand/discover/${uuidOf(1)}`);
  return host;
}

const bubble = async () => within(await screen.findByRole('article', { name: /^Comment by/ }));
const unsaved = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your text (not saved)' });

/** Types into the edit of the comment, and loses the page before the edit is sent. */
async function typeAndReload(): Promise<void> {
  await openPost(own);
  await userEvent.click((await bubble()).getByRole('button', { name: /^More about the comment/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Edit your comment' }), ' at night');
  cleanup();
}

test('an edit of a comment that was typed before a reload is shown below it and continues in the field', async () => {
  await typeAndReload();
  await openPost(own);
  expect((await unsaved()).value).toBe('The sea at night');

  await userEvent.click(screen.getByRole('button', { name: 'Continue your draft' }));

  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit your comment' });
  expect(field.value).toBe('The sea at night');
  expect(screen.queryByRole('textbox', { name: 'Your text (not saved)' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel edit' }));
  expect(screen.queryByRole('textbox', { name: 'Your text (not saved)' })).toBeNull();
});

test('an edit of a comment whose time has ended meanwhile can be copied and discarded', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await typeAndReload();
  await openPost({ ...own, canEdit: false });
  const field = await unsaved();
  expect([field.value, field.readOnly]).toEqual(['The sea at night', true]);
  expect(screen.queryByRole('button', { name: 'Continue your draft' })).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(copied).toHaveBeenCalledWith('The sea at night');
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));

  expect(field.isConnected).toBe(false);
  cleanup();
  await openPost({ ...own, canEdit: false });
  await bubble();
  await screen.findByRole('textbox', { name: 'Write a comment' });
  expect(screen.queryByRole('textbox', { name: 'Your text (not saved)' })).toBeNull();
});

test('an edit of a comment that another tab stores, changes and discards is shown as it is there', async () => {
  await typeAndReload();
  const [name] = Object.keys(localStorage).filter((one) => one.startsWith('draft-comment '));
  if (name === undefined) throw new Error('the edit is not stored');
  const stored = localStorage.getItem(name) ?? '';
  localStorage.removeItem(name);
  // The browser tells a page only what other tabs store.
  const storeElsewhere = (value: string | null) =>
    act(() => {
      if (value === null) localStorage.removeItem(name);
      else localStorage.setItem(name, value);
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
    });
  await openPost(own);
  await bubble();
  await screen.findByRole('textbox', { name: 'Write a comment' });
  expect(screen.queryByRole('textbox', { name: 'Your text (not saved)' })).toBeNull();

  storeElsewhere(stored);
  const field = await unsaved();
  expect(field.value).toBe('The sea at night');
  storeElsewhere(stored.replace('at night', 'at noon'));
  expect(field.value).toBe('The sea at noon');
  storeElsewhere(null);

  expect(field.isConnected).toBe(false);
});

test('an edit of a comment is not loaded before the page can be used', async () => {
  await typeAndReload();
  const host = await openPost(own, { isLive: false });
  await bubble();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('textbox')).toBeNull();

  act(() => host.takeOver.getState().answered('page'));

  expect((await unsaved()).value).toBe('The sea at night');
});

test('a comment whose edit came too late is as the others see it, and the edit below it can be copied', async () => {
  const host = await openPost(own);
  const outbox = await shareOf(host).open();
  if (!outbox) throw new Error('there is no outbox');
  onTestFinished(() => outbox.close());
  const body = {
    property: 'grand',
    postId: own.postId,
    commentId: own.id,
    version: 1,
    text: 'The sea at night',
    isAnyway: false,
  };
  await outbox.add({ key: uuidOf(7), kind: COMMENT_EDIT, lane: threadQueueKeyOf(own.postId), body });

  await screen.findByText(tooLate);
  const card = await bubble();
  card.getByText('The sea');
  expect((await unsaved()).value).toBe('The sea at night');
  expect(card.queryByRole('button', { name: 'Retry' })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Discard draft' }));

  await expect.poll(() => outbox.records()).toEqual([]);
});
