import { feedContract, type Post } from '@guest/shared/contracts/feed/feed.contract';
import { post } from '@guest/shared/testing/builders/post';
import { sessionUser } from '@guest/shared/testing/builders/session-user';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EditPage } from '../edit/edit-page';
import en from '../locales/en.json';
import { PostPage } from '../post/post-page';

const own = post({ id: uuidOf(80), text: 'The sea', isMine: true, canEdit: true });

async function open(shown: Post, path: string): Promise<void> {
  const host = propertyHost([
    [feedContract.getPost, shown],
    [feedContract.listComments, { items: [], nextCursor: null }],
  ]);
  await host.session.persist.rehydrate();
  await host.signUp.persist.rehydrate();
  host.session.getState().signedIn({ token: 't', user: sessionUser(), allowToPost: true });
  host.takeOver.getState().answered('page');
  const pages = { 'property-discover-id': PostPage, 'property-discover-post-id': EditPage };
  renderPage(host, pages, en, `/grand/discover/${path}`);
}

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^More about the post/ }));

test('the menu of a post leads to an edit that was typed and not saved when the time for edits is over', async () => {
  await open(own, `post/${own.id}`);
  await userEvent.type(await screen.findByRole('textbox', { name: /What was your moment/ }), ' at night');
  cleanup();
  await open({ ...own, canEdit: false }, own.id);
  await openMenu();

  await userEvent.click(await screen.findByRole('link', { name: 'Your text (not saved)' }));

  const unsaved = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your text (not saved)' });
  expect(unsaved.value).toBe('The sea at night');
});

test('the menu of a post that can no longer be edited has no way to an edit if nothing was typed', async () => {
  await open({ ...own, id: uuidOf(81), canEdit: false }, uuidOf(81));

  await openMenu();

  await screen.findByRole('button', { name: 'Copy link' });
  expect(screen.queryByRole('link', { name: /Edit|Your text/ })).toBeNull();
});
