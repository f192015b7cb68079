import { directoryContract } from '@guest/shared/contracts/directory/directory.contract';
import { directory } from '@guest/shared/testing/builders/directory';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { DirectoriesPage } from './directories-page';

const pages = { 'property-directories': DirectoriesPage };

test('R-21 every directory links to its page, and the directory of outlets comes first', async () => {
  const items = [directory(), directory({ uuid: uuidOf(2), slug: 'pool', name: 'The pool' })];
  renderPage(propertyHost([[directoryContract.listDirectories, { items }]]), pages, en, '/grand/directories');

  const links = await screen.findAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/grand/directories/bars-and-restaurants',
    '/grand/directories/arriving',
    '/grand/directories/pool',
  ]);
});

test('a hotel without directories links to reception', async () => {
  renderPage(
    propertyHost([[directoryContract.listDirectories, { items: [] }]]),
    pages,
    en,
    '/grand/directories',
  );

  await screen.findByRole('heading', { name: 'No information yet' });
  screen.getByRole('link', { name: 'Ask reception' });
});

test('R-21 a subdirectory is not listed on the overview', async () => {
  const items = [directory(), directory({ uuid: uuidOf(2), slug: 'parking', parentSlug: 'arriving' })];
  renderPage(propertyHost([[directoryContract.listDirectories, { items }]]), pages, en, '/grand/directories');

  const links = await screen.findAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/grand/directories/parking');
});
