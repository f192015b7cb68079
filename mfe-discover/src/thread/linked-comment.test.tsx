import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { comment, post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import en from '../locales/en.json';
import { PostPage } from '../post/post-page';

const pages = { 'property-discover-id': PostPage };
const PAGES = 3;
const linked = uuidOf(10 + PAGES - 1);

/** Opens a post at a comment; each page of the thread has one comment. */
async function openAt(id: string) {
  const asked: string[] = [];
  const call = async ({ path }: { path: string }, { query }: { query?: { cursor?: string } }) => {
    if (path === feedContract.getPost.path) return post({ commentsCount: PAGES });
    const page = Number(query?.cursor ?? 0);
    asked.push(String(page));
    const text = `Comment ${page}`;
    const next = page + 1 < PAGES ? String(page + 1) : null;
    return { items: [comment({ id: uuidOf(10 + page), text })], nextCursor: next };
  };
  const inView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.id);
  });
  const shown: string[] = [];
  onTestFinished(() => inView.mockRestore());
  // The cast is safe because the page makes only these calls.
  const host = propertyHost([], { api: { call, send: async () => ({ error: 'not faked' }) } as never });
  renderPage(host, pages, en, `/grand/discover/${uuidOf(1)}#c-${id}`);
  return { asked, shown };
}

test('a link to a comment on a later page loads the pages before it, and brings it into view once', async () => {
  const { asked, shown } = await openAt(linked);

  await screen.findByText(`Comment ${PAGES - 1}`);

  await expect.poll(() => shown).toEqual([`c-${linked}`]);
  expect(asked).toEqual(['0', '1', '2']);
});

test('a link to a comment that is gone loads the whole thread and moves nothing', async () => {
  const { asked, shown } = await openAt(uuidOf(99));

  await screen.findByText(`Comment ${PAGES - 1}`);

  expect([asked, shown]).toEqual([['0', '1', '2'], []]);
});
