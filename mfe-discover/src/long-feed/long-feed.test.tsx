import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { layOutRows } from './testing/lay-out-rows';
import { all, more, openFeed, POSTS } from './testing/open-feed';

layOutRows();

test('the next page continues the list without repeating a post, and only the rows around the screen are there', async () => {
  const { cursors } = openFeed();

  await userEvent.click(await more());
  await screen.findByText('Post 10.');

  // The end of the list stays near in an environment without layout, so page follows page.
  await expect.poll(() => cursors.length).toBeGreaterThan(3);
  const texts = screen.getAllByText(/^Post \d+\.$/).map(({ textContent }) => textContent);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.slice(0, 12)).toEqual(all.slice(0, 12).map(({ text }) => text));
  expect(texts.length).toBeLessThan(40);
  expect(screen.getByText('Post 10.').closest('[aria-posinset]')?.getAttribute('aria-posinset')).toBe('11');
});

test('a page that cannot be loaded says so, and the button tries again', async () => {
  openFeed({ failsAt: 10 });

  await userEvent.click(await more());
  expect(await screen.findByRole('alert')).toBeDefined();
  await userEvent.click(await more());

  await screen.findByText('Post 10.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the posts are articles of one feed, numbered, and the feed is busy while a page loads', async () => {
  openFeed();
  const feed = await screen.findByRole('feed', { name: 'Posts' });
  const first = await screen.findByText('Post 0.');
  const facts = (post: HTMLElement) => {
    const article = post.closest('article');
    return [article?.getAttribute('aria-posinset'), article?.getAttribute('aria-setsize')];
  };
  expect(facts(first)).toEqual(['1', '-1']);
  expect(feed.getAttribute('aria-busy')).toBe('false');
  const states: (string | null)[] = [];
  const observer = new MutationObserver(() => states.push(feed.getAttribute('aria-busy')));
  observer.observe(feed, { attributeFilter: ['aria-busy'] });

  await userEvent.click(await more());
  await screen.findByText('Post 10.');

  await expect.poll(() => states).toContain('true');
  const children = [...feed.querySelectorAll('article, button, a, p, [role], li, ul, section')].filter(
    (it) => !it.parentElement?.closest('article'),
  );
  expect(new Set(children.map(({ tagName }) => tagName))).toEqual(new Set(['ARTICLE']));
  // When the last page is there, the number of posts is known.
  await expect.poll(() => facts(first), { timeout: 10_000 }).toEqual(['1', String(POSTS)]);
  expect(facts(screen.getByText('Post 10.'))).toEqual(['11', String(POSTS)]);
  expect(feed.getAttribute('aria-busy')).toBe('false');
});

test('Page Down and Page Up move the focus from post to post', async () => {
  openFeed();
  const link = (await screen.findByText('Post 1.')).closest('article')?.querySelector('a, button');
  (link as HTMLElement).focus();
  const focused = () => document.activeElement?.closest('article')?.textContent ?? '';

  await expect
    .poll(async () => {
      await userEvent.keyboard('{PageDown}');
      return document.activeElement?.tagName;
    })
    .toBe('ARTICLE');
  expect(focused()).toContain('Post 2.');
  await userEvent.keyboard('{PageUp}');

  expect(focused()).toContain('Post 1.');
});

test('the feed is no longer busy when the list goes while a page loads', async () => {
  openFeed({ hangsAfter: 10 });
  await userEvent.click(await more());
  await screen.findByText('Post 10.');
  const feed = screen.getByRole('feed', { name: 'Posts' });
  await expect.poll(() => feed.getAttribute('aria-busy')).toBe('true');

  cleanup();

  expect(feed.getAttribute('aria-busy')).toBe('false');
});

test('the visit is saved when the page ends, and forgotten when the browser brings the page back', async () => {
  openFeed();
  await userEvent.click(await more());
  await screen.findByText('Post 10.');
  const saved = () => sessionStorage.length;
  const before = saved();

  dispatchEvent(new Event('pagehide'));
  const whenHidden = saved();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect([whenHidden - before, saved() - before]).toEqual([1, 0]);
});
