import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { comment, post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { houseHost } from '@guest/shared/testing/house-host';
import { openPage } from '@guest/shared/testing/open-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { PostPage } from './post-page';

const pages = { 'property-discover-id': PostPage };
const address = `/grand/discover/${uuidOf(1)}`;

function hostWith(shown: ReturnType<typeof post>, ...comments: ReturnType<typeof comment>[]) {
  return houseHost([
    [feedContract.getPost, shown],
    [feedContract.listComments, { items: comments, nextCursor: null }],
  ]);
}

test('R-24 N-08 a post is shown above its comments, each with its age', async () => {
  const host = hostWith(post(), comment({ text: 'Lovely', createdAt: '2026-06-01T11:59:00Z' }));
  openPage(host, pages, en, address);

  await screen.findByRole('article', { name: 'Post by Ada' });
  const said = within(screen.getByRole('article', { name: 'Comment by Grace' }));

  said.getByText('Lovely');
  said.getByText('1min');
  await expect.poll(() => host.pageName.getState().name).toBe('Ada');
});

test('a post with closed comments says so', async () => {
  openPage(hostWith(post({ commentsLocked: true }), comment()), pages, en, address);

  await screen.findByText('Comments are closed on this post.');
});

test('a post without comments shows an empty state', async () => {
  openPage(hostWith(post()), pages, en, address);

  await screen.findByText('A kind word goes a long way.');
});
