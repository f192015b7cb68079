import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { menuItem, menuOverview, menuSection } from '@guest/shared/testing/builders/menu';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import en from '../locales/en.json';
import { OutletMenuPage } from './outlet-menu-page';

function open(...items: ReturnType<typeof menuItem>[]) {
  const host = propertyHost([
    [outletContract.getMenuOverview, menuOverview({ sections: [menuSection({ items })] })],
  ]);
  renderPage(
    host,
    { 'property-activities-outlet-menu': OutletMenuPage },
    en,
    '/grand/activities/sea-bar/menu/dinner',
  );
  return host;
}

test('R-15 the menu of an outlet is a price list with a link to the full menu', async () => {
  const portions = [
    { uuid: uuidOf(1), name: 'Glass', price: 600 },
    { uuid: uuidOf(2), name: 'Bottle', price: 2900 },
  ];
  const wine = menuItem({ uuid: uuidOf(2), name: 'Vinho verde', price: 600, portions });
  const host = open(menuItem({ allergens: ['molluscs'] }), wine);

  const starters = within(await screen.findByRole('region', { name: 'Starters' }));

  starters.getByText('€12.50');
  starters.getByText('Allergens: Molluscs');
  starters.getByText('€29.00');
  expect(screen.getByRole('link', { name: 'View photos and options' }).getAttribute('href')).toBe(
    '/grand/directories/bars-and-restaurants/sea-bar/menus/dinner',
  );
  await expect.poll(() => host.pageName.getState().name).toBe('Dinner');
});

test('undeclared allergens are shown as unknown', async () => {
  open(menuItem({ allergensDeclared: false }));

  await screen.findByText('Allergens not listed: ask us');
  expect(document.body.textContent).not.toMatch(/safe|allergen-free/i);
});
