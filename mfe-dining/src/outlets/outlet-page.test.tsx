import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { menuSummary } from '@guest/shared/testing/builders/menu';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { OutletPage } from './outlet-page';

const pages = { 'property-outlet': OutletPage };

function open(shown: ReturnType<typeof outlet>) {
  const host = propertyHost([[outletContract.getOutlet, shown]]);
  renderPage(host, pages, en, '/grand/directories/bars-and-restaurants/sea-bar');
  return host;
}

test('R-22 an outlet shows its main facts and its menus with their hours', async () => {
  const dinner = menuSummary({ availability: openDaily('19:00', '22:30') });
  const host = open(outlet({ dressCode: 'Shoes, please', menus: [dinner] }));

  await screen.findByRole('heading', { level: 1, name: 'Sea Bar' });

  screen.getByText('Open until 23:00');
  screen.getByText('Second floor');
  screen.getByText('Shoes, please');
  screen.getByText('2 of 4');
  screen.getByText('Served today 19:00 – 22:30');
  expect(screen.getByRole('link', { name: 'Dinner' }).getAttribute('href')).toBe(
    '/grand/directories/bars-and-restaurants/sea-bar/menus/dinner',
  );
  await expect.poll(() => host.pageName.getState().name).toBe('Sea Bar');
});

test('an outlet with a location links to an external map', async () => {
  open(outlet({ location: { lat: 38.69, lng: -9.44, mapUrl: 'https://map.example/?mlat=38.69' } }));

  const link = await screen.findByRole('link', { name: 'View on map' });

  expect(link.getAttribute('href')).toBe('https://map.example/?mlat=38.69');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('the week starts today, and a day with different hours shows the reason', async () => {
  const exceptions = [{ date: '2026-06-02', closed: true, label: 'Staff outing' }];
  open(outlet({ openingHours: openDaily('12:00', '23:00', { exceptions }) }));

  const hours = within(await screen.findByRole('region', { name: 'Opening hours' }));
  const days = hours.getAllByRole('term').map(({ textContent }) => textContent);

  expect(days).toHaveLength(7);
  expect(days.slice(0, 3)).toEqual(['Today', 'Tomorrow', 'Wednesday 3 June']);
  hours.getByText('Closed');
  hours.getByText('Staff outing');
});

test('an outlet without menus links to its staff', async () => {
  open(outlet());

  await screen.findByRole('heading', { name: 'No menus yet' });
});
