import type { Host } from '@guest/shared';
import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { ComposerPage } from '../composer/composer-page';
import { FeedPage } from '../feed/feed-page';
import en from '../locales/en.json';
import { COMMENT } from '../outbox/comment-body';
import { queueKeyOf, POST } from '../outbox/post-body';
import { shareOf } from '../outbox/share';
import { PostPage } from '../post/post-page';

installFakeDatabases();

const text = 'What a lovely blubber';
const refusal = (code: string, marks: object[] = []) => ({
  error: 'The hotel does not allow this',
  response: { status: 422, data: { code, data: { marks } } },
});

/**
 * A guest on a page of the suite. The server refuses each post and comment that it is sent; asked before, it finds the
 * marks `checked` and says what the guest `needs`.
 */
async function openAs(
  refused: ReturnType<typeof refusal> | Promise<never>,
  path: string,
  { checked = [], needs = [] }: { checked?: object[]; needs?: string[] } = {},
) {
  const sent: unknown[] = [];
  const call = async ({ path: called }: { path: string }) => {
    if (called === feedContract.getPost.path) return post();
    return { items: [], nextCursor: null, prevCursor: null };
  };
  const send = async ({ path: called }: { path: string }, { body }: { body: unknown }) => {
    const isWriting =
      called === postingContract.createPost.path || called === commentingContract.createComment.path;
    if (isWriting) sent.push(body);
    if (called === postingContract.checkWords.path) return { data: { marks: checked }, status: 200 };
    if (called === postingContract.getOwnShare.path) return { data: { needs }, status: 200 };
    return isWriting ? refused : { error: 'not faked' };
  };
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  // The casts are safe because the pages make only these calls.
  const host: Host = propertyHost([], { api: { call, send } as never, signal: stop.signal });
  host.takeOver.getState().answered('page');
  await host.session.persist.rehydrate();
  await host.signUp.persist.rehydrate();
  const user = {
    id: 'g1',
    uuid: 'g1',
    guestUuid: 'g1',
    guest_uuid: `g ${path}`,
    is_verified: true,
    firstName: 'Ada',
  };
  host.session.getState().signedIn({ token: 't', user, allowToPost: true });
  const pages = {
    'property-discover': FeedPage,
    'property-discover-id': PostPage,
    'property-discover-post': ComposerPage,
  };
  const outbox = await shareOf(host).open();
  if (!outbox) throw new Error('there is no outbox');
  onTestFinished(() => outbox.close());
  renderPage(host, pages, en, path);
  return { outbox, sent };
}

const waitingPost = {
  property: 'grand',
  text,
  tags: ['sea', 'blubber'],
  photos: [],
  lang: 'en',
  isAnyway: false,
};
const waitingComment = {
  property: 'grand',
  postId: uuidOf(1),
  text,
  lang: 'en',
  author: { uuid: 'g1', nickName: 'Ada' },
  isAnyway: false,
};
const buttonsOf = (card: HTMLElement) =>
  within(card)
    .getAllByRole('button')
    .map((one) => one.textContent);

test('a post that is refused for its words names and marks them, and opens in the composer with them', async () => {
  const marks = [
    { field: 'text', from: 14, to: 21 },
    { field: 'tag:1', from: 0, to: 7 },
  ];
  const { outbox } = await openAs(refusal('blocked_term', marks), '/grand/discover');
  await outbox.add({ key: uuidOf(7), kind: POST, lane: queueKeyOf(uuidOf(7)), body: waitingPost });

  const card = await screen.findByRole('article', { name: 'Your post' });
  await within(card).findByText(/Not allowed here: .*blubber.*\. Please use other words\./);
  expect(card.querySelector('mark')?.textContent).toBe('blubber');
  expect(buttonsOf(card)).toEqual(['Edit', 'Retry', 'Delete']);
  await userEvent.click(within(card).getByRole('button', { name: 'Edit' }));

  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What was your moment/ });
  expect(field.value).toBe(text);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('blubber');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const description = described.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(description).toMatch(/Not allowed here: .*blubber/);
});

test('a post that was refused comes back into the composer with its place', async () => {
  const place = { type: 'outlet', uuid: uuidOf(3), name: 'Sea Bar' };
  const { outbox } = await openAs(refusal('blocked_term'), '/grand/discover');
  await outbox.add({
    key: uuidOf(4),
    kind: POST,
    lane: queueKeyOf(uuidOf(4)),
    body: { ...waitingPost, place },
  });

  const card = await screen.findByRole('article', { name: 'Your post' });
  await userEvent.click(await within(card).findByRole('button', { name: 'Edit' }));

  const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: /Place/ });
  expect([field.value, field.selectedOptions[0]?.textContent]).toEqual([uuidOf(3), 'Sea Bar']);
});

test('a post that was refused and becomes the draft again is told to a composer in another tab', async () => {
  const { outbox } = await openAs(refusal('blocked_term'), '/grand/discover');
  const told: unknown[] = [];
  const otherTab = new BroadcastChannel('draft-share g /grand/discover');
  otherTab.onmessage = ({ data }) => void told.push(data);
  onTestFinished(() => otherTab.close());
  await outbox.add({ key: uuidOf(9), kind: POST, lane: queueKeyOf(uuidOf(9)), body: waitingPost });
  const card = await screen.findByRole('article', { name: 'Your post' });

  await userEvent.click(await within(card).findByRole('button', { name: 'Edit' }));

  await expect.poll(() => told).toEqual(['saved']);
});

test('a post that was refused for another reason offers another attempt first', async () => {
  const { outbox } = await openAs(refusal('nick_name_required'), '/grand/discover');
  await outbox.add({ key: uuidOf(8), kind: POST, lane: queueKeyOf(uuidOf(8)), body: waitingPost });

  const card = await screen.findByRole('article', { name: 'Your post' });
  await within(card).findByText('The hotel does not allow this');

  expect(buttonsOf(card)).toEqual(['Retry', 'Edit', 'Delete']);
});

test('a post that was refused because something is missing asks for it before another attempt', async () => {
  const { outbox, sent } = await openAs(refusal('first_name_required'), '/grand/discover', {
    needs: ['first_name'],
  });
  await outbox.add({ key: uuidOf(2), kind: POST, lane: queueKeyOf(uuidOf(2)), body: waitingPost });
  const card = await screen.findByRole('article', { name: 'Your post' });

  await userEvent.click(await within(card).findByRole('button', { name: 'Retry' }));

  const sheet = await screen.findByRole('dialog', { name: 'Before your first post' });
  within(sheet).getByRole('textbox', { name: /First name/ });
  expect(sent).toHaveLength(1);
});

test('a post that looks private is sent as it is only when its author says so', async () => {
  const { outbox, sent } = await openAs(refusal('looks_private'), '/grand/discover');
  await outbox.add({ key: uuidOf(9), kind: POST, lane: queueKeyOf(uuidOf(9)), body: waitingPost });
  const card = await screen.findByRole('article', { name: 'Your post' });
  await userEvent.click(await within(card).findByRole('button', { name: 'Post anyway' }));

  await expect.poll(() => sent).toMatchObject([{ text }, { text, isAnyway: true }]);
  expect(sent[0]).not.toHaveProperty('isAnyway');
});

test('a comment that is refused for its words names them, and the edit comes first', async () => {
  const marks = [{ field: 'text', from: 14, to: 21 }];
  const { outbox } = await openAs(refusal('blocked_term', marks), `/grand/discover/${uuidOf(1)}`);
  await outbox.add({
    key: uuidOf(7),
    kind: COMMENT,
    lane: `thread:${uuidOf(1)}`,
    body: waitingComment,
  });

  await screen.findByText(/Not allowed here: .*blubber.*\. Please use other words\./);

  const card = screen.getByRole('article', { name: 'Comment by Ada' });
  expect(buttonsOf(card)).toEqual(['Edit', 'Retry', 'Delete']);
});

test('a post that waits can be deleted', async () => {
  const { outbox, sent } = await openAs(new Promise<never>(() => {}), '/grand/discover');
  await outbox.add({ key: uuidOf(5), kind: POST, lane: queueKeyOf(uuidOf(5)), body: waitingPost });
  const card = await screen.findByRole('article', { name: 'Your post' });
  await expect.poll(() => sent).toHaveLength(1);
  expect(buttonsOf(card)).toEqual(['Delete']);

  await userEvent.click(within(card).getByRole('button', { name: 'Delete' }));

  await expect.poll(() => screen.queryByRole('article', { name: 'Your post' })).toBeNull();
  expect(outbox.records()).toMatchObject([{ key: uuidOf(5), isCancelled: true }]);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('feed', { name: 'Posts' }));
});

test('a comment that waits can be deleted', async () => {
  const { outbox, sent } = await openAs(new Promise<never>(() => {}), `/grand/discover/${uuidOf(1)}`);
  await outbox.add({ key: uuidOf(6), kind: COMMENT, lane: `thread:${uuidOf(1)}`, body: waitingComment });
  const card = await screen.findByRole('article', { name: 'Comment by Ada' });
  await expect.poll(() => sent).toHaveLength(1);

  await userEvent.click(await within(card).findByRole('button', { name: 'Delete' }));

  await expect.poll(() => screen.queryByRole('article', { name: 'Comment by Ada' })).toBeNull();
  expect(outbox.records()).toMatchObject([{ key: uuidOf(6), isCancelled: true }]);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Comments' }));
});

test('after another attempt the focus stays at the post', async () => {
  const { outbox } = await openAs(refusal('something_else'), '/grand/discover');
  await outbox.add({ key: uuidOf(10), kind: POST, lane: queueKeyOf(uuidOf(10)), body: waitingPost });
  const card = await screen.findByRole('article', { name: 'Your post' });

  await userEvent.click(await within(card).findByRole('button', { name: 'Retry' }));

  await expect.poll(() => document.activeElement).toBe(card);
});

test('when a comment below is deleted, the focus moves to the one above', async () => {
  const { outbox } = await openAs(new Promise<never>(() => {}), `/grand/discover/${uuidOf(1)}`);
  for (const n of [11, 12])
    await outbox.add({ key: uuidOf(n), kind: COMMENT, lane: `thread:${uuidOf(1)}`, body: waitingComment });
  await expect.poll(() => screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  const [, last] = screen.getAllByRole('button', { name: 'Delete' });

  await userEvent.click(last as HTMLElement);

  await expect.poll(() => document.activeElement?.id).toBe(`c-${uuidOf(11)}`);
});

test('a comment with words that the hotel does not allow is not sent: its author is told before', async () => {
  const marks = [{ field: 'text', from: 14, to: 21 }];
  const { outbox, sent } = await openAs(refusal('blocked_term', marks), `/grand/discover/${uuidOf(1)}`, {
    checked: marks,
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));

  await screen.findByText(/Not allowed here: .*blubber.*\. Please use other words\./);
  expect([field.value, document.activeElement === field, field.getAttribute('aria-invalid')]).toEqual([
    text,
    true,
    'true',
  ]);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('blubber');
  expect([outbox.records(), sent]).toEqual([[], []]);
  await userEvent.type(field, '!');
  expect(screen.queryByText(/Not allowed here/)).toBeNull();
});
