import { directoryContract } from '@guest/shared/contracts/directory/directory.contract';
import { searchContract, type SearchHit } from '@guest/shared/contracts/search/search.contract';
import { directory } from '@guest/shared/testing/builders/directory';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DirectoriesPage } from '../directories/directories-page';
import en from '../locales/en.json';
// Imported so that it is loaded before a test waits for it.
import '../lazy-texts/locales/en.json';
import './search-panel';

const pages = { 'property-directories': DirectoriesPage };
const euros = { amount: 1250, currency: 'EUR', currencyPrecision: 2 };
const hits: SearchHit[] = [
  {
    kind: 'dish',
    uuid: uuidOf(3),
    title: 'Soup',
    line: 'Grill · Dinner',
    outlet: 'grill',
    menu: 'dinner',
    section: uuidOf(9),
    price: euros,
  },
  {
    kind: 'entry',
    uuid: uuidOf(4),
    title: 'Soup kitchen',
    line: 'The town',
    directory: 'the-town',
    entry: 'soup',
  },
  {
    kind: 'outlet',
    uuid: uuidOf(5),
    title: 'Souper',
    line: 'Second floor',
    outlet: 'souper',
    openingHours: openDaily('00:00', '00:00'),
  },
  { kind: 'activity', uuid: uuidOf(6), title: 'Cook a soup', line: 'Kitchen' },
  { kind: 'request', uuid: uuidOf(7), title: 'Soup to your room', line: 'Within half an hour' },
];

function open(found: unknown, path = '/grand/directories') {
  const host = propertyHost([
    [directoryContract.listDirectories, { items: [directory()] }],
    [searchContract.search, found],
  ]);
  host.takeOver.getState().answered('page');
  return renderPage(host, pages, en, path);
}
const field = () => screen.findByRole('searchbox', { name: 'Search the hotel' });

test('R-21 results are grouped and link to their pages, and the query is stored in the address', async () => {
  const router = open({ items: hits });

  await userEvent.type(await field(), 'soup');

  const results = await screen.findByRole('region', { name: 'Menus' });
  within(results).getByText('€12.50');
  expect(router.state.location.search).toBe('?q=soup');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Menus',
    'Hotel Directory',
    'Restaurants and bars',
    'Activities',
    'Services',
  ]);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Soup')).toBe(`/grand/directories/bars-and-restaurants/grill/menus/dinner#${uuidOf(9)}`);
  expect(href('Soup kitchen')).toBe('/grand/directories/the-town#entry-soup');
  expect(href('Souper')).toBe('/grand/directories/bars-and-restaurants/souper');
  expect(href('Cook a soup')).toBe(`/grand/activity/${uuidOf(6)}`);
  expect(href('Soup to your room')).toBe(`/grand/request/create?activeTemplateId=${uuidOf(7)}`);
  expect(screen.getByRole('status').textContent).toBe('5 results');
  expect(screen.queryByRole('link', { name: 'Arriving' })).toBeNull();
});

test('R-21 the arrow keys move the focus through the results and back to the field', async () => {
  open({ items: hits }, '/grand/directories?q=soup');
  await screen.findByRole('link', { name: 'Soup' });

  (await field()).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Soup kitchen');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(await field());
});

test('R-21 clearing the field shows the directory again', async () => {
  const router = open({ items: hits }, '/grand/directories?q=soup');

  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));

  await screen.findByRole('link', { name: 'Arriving' });
  expect(router.state.location.search).toBe('');
});

test('a search without results offers to send the query to reception', async () => {
  open({ items: [] }, '/grand/directories?q=zither');

  await screen.findByRole('heading', { name: 'No results' });
  expect(screen.getByRole('link', { name: 'Ask reception' }).getAttribute('href')).toContain(
    'populatedMessage=zither',
  );
  screen.getByRole('link', { name: 'View full directory' });
});

test('a failed search can be retried', async () => {
  open(new Error('no network'), '/grand/directories?q=soup');

  await screen.findByText("Couldn't search.");
  screen.getByRole('button', { name: 'Try again' });
});

test('a single letter is not searched for', async () => {
  open({ items: hits }, '/grand/directories?q=s');

  await field();
  expect(screen.queryByRole('heading', { level: 2, name: 'Menus' })).toBeNull();
});
