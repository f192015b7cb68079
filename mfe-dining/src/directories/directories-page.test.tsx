import { directoryContract } from '@guest/shared/contracts/directory/directory.contract';
import { directory } from '@guest/shared/testing/builders/directory';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { houseHost } from '@guest/shared/testing/house-host';
import { openPage } from '@guest/shared/testing/open-page';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { DirectoriesPage } from './directories-page';

const pages = { 'property-directories': DirectoriesPage };

test('R-21 every directory leads to its own page, and where to eat comes first', async () => {
  const items = [directory(), directory({ uuid: uuidOf(2), slug: 'pool', name: 'The pool' })];
  openPage(houseHost([[directoryContract.listDirectories, { items }]]), pages, en, '/grand/directories');

  const links = await screen.findAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/grand/directories/bars-and-restaurants',
    '/grand/directories/arriving',
    '/grand/directories/pool',
  ]);
});

test('a house that has written nothing sends to reception', async () => {
  openPage(houseHost([[directoryContract.listDirectories, { items: [] }]]), pages, en, '/grand/directories');

  await screen.findByRole('heading', { name: 'Nothing to look up yet' });
  screen.getByRole('link', { name: 'Ask reception' });
});

test('R-21 a directory that stands below another is not in the list of all', async () => {
  const items = [directory(), directory({ uuid: uuidOf(2), slug: 'parking', parentSlug: 'arriving' })];
  openPage(houseHost([[directoryContract.listDirectories, { items }]]), pages, en, '/grand/directories');

  const links = await screen.findAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).not.toContain('/grand/directories/parking');
});
