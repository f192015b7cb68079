import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { layOutRows, ROW_PX } from './testing/lay-out-rows';
import { more, openFeed } from './testing/open-feed';

layOutRows();

test('posts that were forgotten and cannot be read again say so, are announced once, and can be tried again', async () => {
  const { host, network } = openFeed({ hangsAfter: 60 });
  await userEvent.click(await more());
  await screen.findByText('Post 10.');
  const scrollTo = (top: number) =>
    act(async () => {
      document.documentElement.scrollTop = top;
      dispatchEvent(new Event('scroll'));
    });
  await scrollTo(40 * ROW_PX);
  await screen.findByText('Post 51.');
  network.isAway = true;
  act(() => host.layout.setState({ isOffline: true }));
  host.queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('cursor=10&') });

  await scrollTo(0);

  const words = "These posts aren't on this device. Try again when you're back online.";
  const places = await screen.findAllByRole('article', { name: words });
  expect(places.length).toBeGreaterThan(1);
  expect(places[0]?.getAttribute('aria-posinset')).toBe('11');
  await expect
    .poll(() => screen.getAllByRole('status').filter(({ textContent }) => textContent === words).length)
    .toBe(1);

  network.isAway = false;
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  await userEvent.click(again ?? document.body);

  await screen.findByText('Post 10.');
  expect(screen.queryByText(words)).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toContain('Post 10.');
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('11');
});
