import type { Host } from '@guest/shared';
import { commentingContract } from '@guest/shared/contracts/feed/commenting.contract';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { FeedPage } from '../feed/feed-page';
import en from '../locales/en.json';
import { shareOf } from '../outbox/share';
import { PostPage } from '../post/post-page';
import { ComposerPage } from './composer-page';

installFakeDatabases();

/** Longer than the limit for the checks, and shorter than two limits one after the other. */
const SENT_WITHIN_MS = 7_000;

/** A guest on a page of a network on which the checks before sending never get an answer. */
async function openAs(path: string) {
  const sent: unknown[] = [];
  const hanging = new Promise<never>(() => {});
  const call = async ({ path: called }: { path: string }) => {
    if (called === postingContract.getOwnShare.path) return hanging;
    return called === feedContract.getPost.path ? post() : { items: [], nextCursor: null, prevCursor: null };
  };
  const send = async ({ path: called }: { path: string }, { body }: { body: unknown }) => {
    const isWriting =
      called === postingContract.createPost.path || called === commentingContract.createComment.path;
    if (isWriting) sent.push(body);
    return hanging;
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
  const outbox = await shareOf(host).open();
  onTestFinished(() => outbox?.close());
  const pages = {
    'property-discover': FeedPage,
    'property-discover-id': PostPage,
    'property-discover-post': ComposerPage,
  };
  renderPage(host, pages, en, path);
  return sent;
}

test('checks that never get an answer do not keep a post from the outbox', async () => {
  const sent = await openAs('/grand/discover/post');
  await userEvent.type(await screen.findByRole('textbox', { name: /What was your moment/ }), 'The sea');

  await userEvent.click(screen.getByRole('button', { name: 'Post' }));

  await expect.poll(() => sent, { timeout: SENT_WITHIN_MS }).toMatchObject([{ text: 'The sea' }]);
});

test('checks that never get an answer do not keep a comment from the outbox', async () => {
  const sent = await openAs(`/grand/discover/${uuidOf(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a comment' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Lovely');

  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));

  await expect.poll(() => sent, { timeout: SENT_WITHIN_MS }).toMatchObject([{ text: 'Lovely' }]);
});
