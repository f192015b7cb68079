import { directoryContract } from '@guest/shared/contracts/directory/directory.contract';
import { directory, directoryEntry } from '@guest/shared/testing/builders/directory';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { DirectoryPage } from './directory-page';

const pages = { 'property-directories-directory': DirectoryPage };

function open(shown: ReturnType<typeof directory>) {
  const host = propertyHost([[directoryContract.getDirectory, shown]]);
  renderPage(host, pages, en, '/grand/directories/arriving');
  return host;
}

test('an entry outside the hotel links to a map, even without a textual location', async () => {
  const location = { lat: 38.69, lng: -9.45, mapUrl: 'https://map.example/?mlat=38.69' };
  open(directory({ entries: [directoryEntry({ location })] }));

  const entry = within(await screen.findByRole('article', { name: 'Parking' }));

  expect(entry.getByRole('link', { name: 'View on map' }).getAttribute('href')).toBe(location.mapUrl);
  entry.getByText('Location');
});

test('R-21 an entry shows text, place, opening hours and phone number', async () => {
  const parking = directoryEntry({
    body: 'Behind the house, **free of charge**.',
    place: 'The courtyard',
    phone: '+351 210 000 001',
    openingHours: openDaily('06:00', '23:00'),
    accessibility: ['step_free'],
  });
  const host = open(directory({ entries: [parking] }));

  const entry = within(await screen.findByRole('article', { name: 'Parking' }));

  expect(entry.getByText('free of charge').tagName).toBe('STRONG');
  entry.getByText('The courtyard');
  entry.getByText('Open until 23:00');
  entry.getByText('Step-free');
  expect(entry.getByRole('link', { name: '+351 210 000 001' }).getAttribute('href')).toBe(
    'tel:+351210000001',
  );
  await expect.poll(() => host.pageName.getState().name).toBe('Arriving');
});

test('R-21 an entry links to pages of the suite, to websites and to documents', async () => {
  const breakfast = directoryEntry({
    title: 'Breakfast',
    links: [
      { label: 'Sea Bar', url: '/grand/directories/bars-and-restaurants/sea-bar' },
      { label: 'Timetable', url: 'https://trains.example' },
    ],
    documents: [{ label: 'Map of the house', url: '/pictures/grand/map.svg?v=1' }],
  });
  open(directory({ entries: [breakfast] }));

  const links = within(await screen.findByRole('article', { name: 'Breakfast' })).getAllByRole('link');

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Map of the house', '/pictures/grand/map.svg?v=1'],
    ['Sea Bar', '/grand/directories/bars-and-restaurants/sea-bar'],
    ['Timetable', 'https://trains.example'],
  ]);
});

test('a page with many entries has a navigation bar', async () => {
  const titles = ['Parking', 'Luggage', 'Keys', 'Breakfast'];
  const entries = titles.map((title, i) => directoryEntry({ uuid: uuidOf(i), slug: `entry${i}`, title }));
  open(directory({ entries }));

  const bar = within(await screen.findByRole('navigation', { name: 'On this page' }));

  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual(titles);
});

test('a directory without entries shows an empty state', async () => {
  open(directory());

  await screen.findByRole('heading', { name: 'No information yet' });
});

test('R-21 a directory links to its subdirectories and its parent', async () => {
  const below = {
    ...directory({ uuid: uuidOf(2), slug: 'by-train', name: 'By train' }),
    parentSlug: 'arriving',
  };
  open(directory({ parent: { slug: 'the-house', name: 'The house' }, children: [below] }));

  const up = await screen.findByRole('link', { name: 'Part of The house' });

  expect(up.getAttribute('href')).toBe('/grand/directories/the-house');
  expect(screen.getByRole('link', { name: 'By train' }).getAttribute('href')).toBe(
    '/grand/directories/by-train',
  );
  expect(screen.queryByRole('heading', { name: 'No information yet' })).toBeNull();
});

const outlets = '/grand/directories/bars-and-restaurants';

test.each([
  ['request', 'towels', '/grand/request/create?activeTemplateId=towels'],
  ['chat', 'A taxi, please', '/grand/chat?from-footer=true&populatedMessage=A+taxi%2C+please'],
  ['book', 'sea-bar', `${outlets}/sea-bar/book`],
  ['order', 'sea-bar', `${outlets}/sea-bar/order-now`],
  ['call', '+351 210 000 001', 'tel:+351210000001'],
  ['url', 'https://trains.example', 'https://trains.example'],
  ['url', '/grand/activities', '/grand/activities'],
  ['directory', 'arriving', '/grand/directories/arriving'],
] as const)('R-21 an action of an entry has the right address: %s %s', async (type, target, address) => {
  open(directory({ entries: [directoryEntry({ actions: [{ type, label: 'Do it', target }] })] }));

  const link = await screen.findByRole('link', { name: 'Do it' });

  expect(link.getAttribute('href')).toBe(address);
});
