import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { menu, menuItem, menuOverview, menuSection } from '@guest/shared/testing/builders/menu';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import en from '../../locales/en.json';
import { MenuPage } from '../page/menu-page';

/** The outlet is open from 12:00 to 23:00 local time; the page is opened at noon. */
async function openRows(...sections: ReturnType<typeof menuSection>[]) {
  const host = propertyHost([
    [outletContract.getMenuOverview, menuOverview({ sections })],
    [outletContract.getMenu, menu({ sections, maxAdvanceDays: 2 })],
  ]);
  host.takeOver.getState().answered('page');
  renderPage(
    host,
    { 'property-outlet-menus-menu': MenuPage },
    en,
    '/grand/directories/bars-and-restaurants/sea-bar/menus/dinner',
  );
  await screen.findByRole('region', { name: 'Starters' });
}
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body);
const dish = (facts: Parameters<typeof menuItem>[0]) => menuSection({ items: [menuItem(facts)] });

test('R-22 a dish that is served later stays on the menu and shows its time', async () => {
  await openRows(
    menuSection({
      items: [
        menuItem({ name: 'Sole', availability: openDaily('18:00', '22:00') }),
        menuItem({ uuid: uuidOf(2), name: 'Soup' }),
        menuItem({ uuid: uuidOf(3), name: 'Toast', availability: openDaily('12:00', '20:00') }),
      ],
    }),
  );

  row('Sole').getByText('From 18:00');
  expect(row('Soup').queryByText(/^From/)).toBeNull();
  expect(row('Toast').queryByText(/^From/)).toBeNull();
});

test('R-22 a dish that is no longer served today shows the next day it is', async () => {
  await openRows(dish({ name: 'Omelette', availability: openDaily('12:00', '12:30') }));

  row('Omelette').getByText('From Tuesday, 12:00');
});

test('R-22 the hours of a dish apply only while its outlet is open', async () => {
  await openRows(dish({ name: 'Omelette', availability: openDaily('07:00', '11:00') }));

  row('Omelette').getByText('Not served right now');
});

test('R-22 a section with its own hours shows them once, above its dishes', async () => {
  await openRows(
    menuSection({
      availability: openDaily('19:00', '22:00'),
      items: [
        menuItem(),
        menuItem({ uuid: uuidOf(2), name: 'Sole', availability: openDaily('18:00', '21:00') }),
      ],
    }),
  );

  expect(screen.getAllByText('From 19:00')).toHaveLength(2);
  row('Sole').getByText('From 19:00');
  expect(row('Grilled octopus').queryByText(/^From/)).toBeNull();
});

test('R-22 a season that has ended shows no next date', async () => {
  const availability = { ...openDaily('12:00', '22:00'), from: '2026-03-01', until: '2026-05-31' };
  await openRows(dish({ name: 'Asparagus', availability }));

  row('Asparagus').getByText('Not served right now');
  await userEvent.click(screen.getByRole('button', { name: 'Asparagus' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Asparagus' }));
  await sheet.findByText('None of the 14 allergens listed by the kitchen');
  expect(sheet.queryByRole('button', { name: /^Add to order/ })).toBeNull();
});

test('R-22 a dish that is served after the last day for orders shows its date and cannot be added', async () => {
  const availability = {
    ...openDaily('12:00', '22:00'),
    weekly: [{ days: [5], intervals: [{ from: '13:00', to: '16:00' }] }],
  };
  await openRows(dish({ name: 'Shuwa', availability }));

  row('Shuwa').getByText('From Friday, 13:00');
  await userEvent.click(screen.getByRole('button', { name: 'Shuwa' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Shuwa' }));
  await sheet.findByText('Available 13:00 to 16:00');
  sheet.getByText('Friday 5 June');
  expect(sheet.queryByRole('button', { name: /^Add to order/ })).toBeNull();
});
