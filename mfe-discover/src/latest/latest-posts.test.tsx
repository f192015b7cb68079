import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { post } from '@guest/shared/testing/builders/post';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import texts from '../locales/en.json';
import { LatestPosts } from './latest-posts';

function open(items: ReturnType<typeof post>[]) {
  const host = propertyHost([[feedContract.listPosts, { items, nextCursor: null }]], {
    property: { identity: 'grand' },
  });
  renderPage(host, { property: LatestPosts }, texts, '/grand');
  return within(screen.getByRole('region', { name: 'From our guests' }));
}

test('R-08 the latest posts link to their pages and to the feed', async () => {
  const sunset = post({ text: 'Sunset from the roof', lang: 'pt' });
  const part = open([sunset]);

  expect((await part.findByText('Sunset from the roof')).lang).toBe('pt');
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/grand/discover',
    `/grand/discover/${sunset.id}`,
  ]);
});

test('without posts the section offers another link', async () => {
  const part = open([]);

  expect(await part.findByRole('heading', { name: 'No posts yet' })).toBeTruthy();
  expect(part.getByRole('link', { name: 'View activities' })).toBeTruthy();
});
