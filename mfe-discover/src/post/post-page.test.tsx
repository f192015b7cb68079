import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { comment, post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { PostPage } from './post-page';

const pages = { 'property-discover-id': PostPage };
const address = `/grand/discover/${uuidOf(1)}`;

function hostWith(shown: ReturnType<typeof post>, ...comments: ReturnType<typeof comment>[]) {
  return propertyHost([
    [feedContract.getPost, shown],
    [feedContract.listComments, { items: comments, nextCursor: null }],
  ]);
}

test('R-24 N-08 a post is shown above its comments, each with its age', async () => {
  const host = hostWith(post(), comment({ text: 'Lovely', createdAt: '2026-06-01T11:59:00Z' }));
  renderPage(host, pages, en, address);

  await screen.findByRole('article', { name: 'Post by Ada' });
  const commentArticle = within(screen.getByRole('article', { name: 'Comment by Grace' }));

  commentArticle.getByText('Lovely');
  commentArticle.getByText('1min');
  await expect.poll(() => host.pageName.getState().name).toBe('Ada');
});

test('an edited post and comment show when they were edited', async () => {
  const createdAt = '2026-06-01T11:50:00Z';
  const comments = [comment({ createdAt, editedAt: '2026-06-01T11:58:00Z' })];
  renderPage(
    hostWith(post({ createdAt, editedAt: '2026-06-01T11:55:00Z' }), ...comments),
    pages,
    en,
    address,
  );

  const timesOf = (name: string) =>
    [...screen.getByRole('article', { name }).querySelectorAll('time')].map((one) => one.textContent);
  await screen.findByRole('article', { name: 'Comment by Grace' });

  expect(timesOf('Comment by Grace')).toEqual(['10 mins', '2 mins']);
  expect(timesOf('Post by Ada').slice(0, 2)).toEqual(['10 mins', '5 mins']);
});

test('a photo without a description has a name, because it opens the gallery', async () => {
  const photo = { url: '/a.jpg', thumbUrl: '/a.jpg', width: 4, height: 3 };
  const images = [
    { ...photo, alt: 'The pier' },
    { ...photo, url: '/b.jpg', alt: '' },
  ];
  renderPage(hostWith(post({ images })), pages, en, address);

  await screen.findByRole('button', { name: 'The pier' });
  screen.getByRole('button', { name: 'Post by Ada' });
});

test('a post that the guest has reported is folded away on its own page, and its comments stay', async () => {
  const images = [{ url: '/a.jpg', thumbUrl: '/a.jpg', width: 4, height: 3, alt: 'The pier' }];
  const reported = post({ isFlagged: true, text: 'Nasty words', tags: ['sea'], images });
  renderPage(hostWith(reported, comment({ text: 'Lovely' })), pages, en, address);

  await screen.findByText('You reported this');
  screen.getByText('Lovely');
  expect(screen.queryByText('Nasty words')).toBeNull();
  expect(screen.queryByRole('button', { name: 'The pier' })).toBeNull();
  expect(screen.queryByRole('link', { name: '#sea' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));

  screen.getByText('Nasty words');
  screen.getByRole('button', { name: 'The pier' });
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('Nasty words')).toBeNull();
});

test('a post with closed comments says so', async () => {
  renderPage(hostWith(post({ commentsLocked: true }), comment()), pages, en, address);

  await screen.findByText('Comments are closed on this post.');
});

test('a post without comments shows an empty state', async () => {
  renderPage(hostWith(post()), pages, en, address);

  await screen.findByText('A kind word goes a long way.');
});

test.each([
  ['pending', 'Reception will review it first. Until then, only you can see it.'],
  ['hidden', 'Only you can see this right now.'],
  ['removed', 'The hotel has removed this.'],
] as const)('the author of a %s post reads why, and nobody is asked to comment', async (status, reason) => {
  const host = hostWith(post({ status, isMine: true, canAppeal: true }), comment({ text: 'Lovely' }));
  renderPage(host, pages, en, address);

  await screen.findByText(reason);
  screen.getByText('Lovely');
  expect(screen.queryByRole('button', { name: 'Write a comment' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Request a review' }) !== null).toBe(status !== 'pending');
});
