import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { image } from '@guest/shared/testing/builders/image';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { FakeReply } from '@guest/shared/testing/fake-host';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import en from '../locales/en.json';
import { feedVisitOf } from '../visit/feed-visit';
import { FeedPage } from './feed-page';

const pages = { 'property-discover': FeedPage };
const posts = (...items: ReturnType<typeof post>[]): FakeReply => [
  feedContract.listPosts,
  { items, nextCursor: null, prevCursor: null },
];

test('R-24 E-04 a post shows author, text and time, and the number of likes and comments', async () => {
  const sunset = post({ createdAt: '2026-06-01T10:00:00Z', likes: 3, commentsCount: 1, tags: ['sunset'] });
  renderPage(propertyHost([posts(sunset)]), pages, en, '/grand/discover');

  const card = within(await screen.findByRole('article', { name: 'Post by Ada' }));

  card.getByText('Sunset from the roof');
  card.getByText('2 hr');
  card.getByText('3 likes');
  expect(card.getByRole('button', { name: 'Like 3 likes' }).getAttribute('aria-pressed')).toBeNull();
  card.getByRole('link', { name: '#sunset' });
  expect(card.getByRole('link', { name: '1 comment' }).getAttribute('href')).toBe(
    `/grand/discover/${uuidOf(1)}`,
  );
});

test('P-02 liking without a token leads to sign-in with the post as the entity', async () => {
  const router = renderPage(propertyHost([posts(post())]), pages, en, '/grand/discover');

  await userEvent.click(await screen.findByRole('button', { name: /^Like/ }));

  expect(router.state.location.pathname).toBe('/grand/signin');
  const question = new URLSearchParams(router.state.location.search);
  expect(question.get('service')).toBe('like');
  expect(question.get('entity')).toBe(uuidOf(1));
});

test('a photo opens in the gallery together with all photos of the album', async () => {
  const photo = (alt: string) => [image({ url: `/${alt}.svg`, alt })];
  const host = propertyHost([
    posts(post({ images: photo('Pool') }), post({ id: uuidOf(2), images: photo('Roof') })),
  ]);
  renderPage(host, pages, en, '/grand/discover');
  act(() => host.takeOver.getState().answered('page'));

  await userEvent.click(await screen.findByRole('button', { name: 'Roof' }));

  expect(host.layout.getState()).toMatchObject({
    isGalleryMode: true,
    galleryIndex: 1,
    photoModal: '/Roof.svg',
  });
  expect(host.layout.getState().photos).toHaveLength(2);
});

test('the selected tag is stored in the address, and the other tags keep their positions', async () => {
  const call = async (_endpoint: unknown, { query }: { query: { tag?: string } }) => ({
    items: [
      post({ text: 'Laps', tags: ['pool'] }),
      ...(query.tag ? [] : [post({ id: uuidOf(2), tags: ['roof'] })]),
    ],
    nextCursor: null,
  });
  // The cast is safe because the test knows the reply.
  const api = { ...propertyHost().api, call: call as never };
  const router = renderPage(propertyHost([], { api }), pages, en, '/grand/discover');

  const filters = within(await screen.findByRole('group', { name: 'Filter by tag' }));
  await userEvent.click(filters.getByRole('link', { name: '#pool' }));
  await expect.poll(() => screen.getAllByRole('article').length).toBe(1);

  expect(router.state.location.search).toBe('?tag=pool');
  expect(filters.getAllByRole('link').map((link) => link.textContent)).toEqual(['All', '#pool', '#roof']);
  expect(filters.getByRole('link', { name: '#pool' }).getAttribute('aria-current')).toBe('true');
});

test('a guest who comes back far below and chooses a tag at once sees its posts', async () => {
  const first = post({ id: uuidOf(1), text: 'First', tags: ['pool'] });
  const feed = { items: [first], nextCursor: null, prevCursor: null };
  // The cast is safe because the test knows the reply.
  const api = { ...propertyHost().api, call: (async () => feed) as never };
  const host = propertyHost([], { api });
  const visit = feedVisitOf(host, 'default grand  ', feed);
  visit.getState().pageLoaded({ cursor: 'after 1', ids: [uuidOf(3)] }, null);
  visit.getState().left({ scrollY: 9000, heights: undefined, heightAbove: 8000 });
  renderPage(host, pages, en, '/grand/discover');
  const tag = await screen.findByRole('link', { name: '#pool' });
  expect(screen.queryByText('First')).toBeNull();

  await userEvent.click(tag);

  await screen.findByText('First');
});

test('a post of the hotel is marked as such, and a pinned post as pinned', async () => {
  const notice = post({ author: { uuid: uuidOf(9), nickName: 'Rui', isStaff: true }, isPinned: true });
  renderPage(propertyHost([posts(notice)]), pages, en, '/grand/discover');

  const card = within(await screen.findByRole('article', { name: 'Post by Rui' }));

  card.getByText('Hotel team');
  card.getByText('Pinned');
});

test('the text of a post is marked with its own language', async () => {
  renderPage(propertyHost([posts(post({ text: 'مساء الخير', lang: 'ar' }))]), pages, en, '/grand/discover');

  const words = await screen.findByText('مساء الخير');

  expect(words.lang).toBe('ar');
  expect(words.dir).toBe('auto');
});

test('newer posts wait behind a button and move nothing until the guest asks for them', async () => {
  const first = post({ id: uuidOf(1), text: 'First' });
  const newer = post({ id: uuidOf(2), text: 'Newer', createdAt: '2026-06-01T11:00:00Z' });
  let items = [first];
  const call = async () => ({ items, nextCursor: null, prevCursor: null });
  // The cast is safe because the test knows the reply.
  const host = propertyHost([], { api: { ...propertyHost().api, call: call as never } });
  renderPage(host, pages, en, '/grand/discover');
  await screen.findByText('First');

  items = [newer, first];
  await act(() => host.queries.invalidateQueries());
  const button = await screen.findByRole('button', { name: '1 new post' });
  expect(button.closest('[role=status]')).not.toBeNull();
  expect(screen.queryByText('Newer')).toBeNull();
  await userEvent.click(button);

  await screen.findByText('Newer');
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Newer'),
    expect.stringContaining('First'),
  ]);
  expect(screen.queryByRole('button', { name: '1 new post' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('feed', { name: 'Posts' }));
});

test('a push of a new post is followed by a read, and a post that is gone leaves the page at once', async () => {
  const first = post({ id: uuidOf(1), text: 'First' });
  const second = post({ id: uuidOf(2), text: 'Second', createdAt: '2026-06-01T09:00:00Z' });
  let reads = 0;
  const call = async () => {
    reads += 1;
    return { items: [first, second], nextCursor: null, prevCursor: null };
  };
  // The cast is safe because the test knows the reply.
  const host = propertyHost([], { api: { ...propertyHost().api, call: call as never } });
  const on = vi.spyOn(host.realtime, 'on');
  vi.spyOn(Math, 'random').mockReturnValue(0);
  renderPage(host, pages, en, '/grand/discover');
  await screen.findByText('First');
  act(() => host.takeOver.getState().answered('page'));
  await expect.poll(() => on.mock.calls.length).toBeGreaterThan(0);
  const readsBefore = reads;
  const push = (postId: string, kind: 'new' | 'gone') =>
    act(() => host.realtime.pushed('postUpdated', { postId, kind, version: 1, epoch: uuidOf(9) }));

  push(second.id, 'gone');
  await expect.poll(() => screen.queryByText('Second')).toBeNull();
  push(uuidOf(3), 'new');

  await expect.poll(() => reads).toBeGreaterThan(readsBefore);
  vi.restoreAllMocks();
});

test('an empty feed links to the activities', async () => {
  renderPage(propertyHost([posts()]), pages, en, '/grand/discover');

  await screen.findByRole('heading', { name: 'No posts yet' });
  screen.getByRole('link', { name: 'View activities' });
});

test('a tag without posts links back to all posts', async () => {
  const router = renderPage(propertyHost([posts()]), pages, en, '/grand/discover?tag=quiet');

  await screen.findByRole('heading', { name: 'No posts with this tag' });
  await userEvent.click(screen.getByRole('link', { name: 'Show all posts' }));

  expect(router.state.location.search).toBe('');
});
