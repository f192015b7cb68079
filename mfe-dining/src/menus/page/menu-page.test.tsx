import { menuItem, menuSection, modifier, modifierGroup } from '@guest/shared/testing/builders/menu';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { ApiError } from '@guest/shared/http/api-error';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openMenu } from '../testing/open-menu';

const withItems = (...items: ReturnType<typeof menuItem>[]) => ({ sections: [menuSection({ items })] });

async function openItem(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

test('R-22 a menu shows its sections, items and prices', async () => {
  const cake = menuItem({ uuid: uuidOf(2), name: 'Cake', price: 450 });
  const host = openMenu({
    sections: [
      menuSection({ items: [menuItem()] }),
      menuSection({ uuid: uuidOf(2), name: 'Sweets', items: [cake] }),
    ],
  });

  const sweets = within(await screen.findByRole('region', { name: 'Sweets' }));

  sweets.getByText('€4.50');
  screen.getByText('€12.50');
  within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('link', { name: 'Sweets' });
  await expect.poll(() => host.pageName.getState().name).toBe('Dinner');
});

test.each([
  ['its dishes', withItems(menuItem())],
  ['nothing else', { sections: [] }],
])('a menu with a document links to it, with %s', async (_what, facts) => {
  openMenu({ ...facts, pdfUrl: 'https://sea-bar.example/dinner.pdf' });

  const link = await screen.findByRole('link', { name: 'Dinner (PDF)' });

  expect(link.getAttribute('href')).toBe('https://sea-bar.example/dinner.pdf');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test.each([
  ['OMR', 3, 4500, /4\.500/],
  ['JPY', 0, 1800, /1,800$/],
])('prices in %s have %i decimals', async (currency, currencyPrecision, price, shown) => {
  openMenu({ currency, currencyPrecision, ...withItems(menuItem({ price })) });

  await screen.findByText(shown);
});

test('an item with sizes shows the price of each in the list and in the sheet', async () => {
  const portions = [
    { uuid: uuidOf(1), name: 'Glass', price: 600 },
    { uuid: uuidOf(2), name: 'Bottle', price: 2900 },
  ];
  openMenu(withItems(menuItem({ name: 'Vinho verde', price: 600, priceFrom: 600, portions })));

  await screen.findByText('€6.00');
  const sheet = await openItem('Vinho verde');

  sheet.getByText('Bottle');
  sheet.getByText('€29.00');
});

test('undeclared allergens are shown as unknown in the list and in the sheet', async () => {
  openMenu(withItems(menuItem({ name: 'Soup', allergensDeclared: false })));

  await screen.findByText('Allergens not listed: ask us');
  const sheet = await openItem('Soup');

  sheet.getByText("The kitchen hasn't listed the ingredients. Please ask before you order.");
  expect(sheet.queryByText('None of the 14 allergens listed by the kitchen')).toBeNull();
});

test('an item without allergens is shown as declared by the kitchen and never called safe', async () => {
  openMenu(withItems(menuItem({ name: 'Melon', allergens: [] })));

  const sheet = await openItem('Melon');

  sheet.getByText('None of the 14 allergens listed by the kitchen');
  expect(document.body.textContent).not.toMatch(/safe|allergen-free/i);
});

test('contained allergens are separated from possible ones', async () => {
  openMenu(withItems(menuItem({ name: 'Pesto', allergens: ['nuts', 'milk'], mayContain: ['peanuts'] })));

  await screen.findByText('Allergens: Nuts, Milk');
  const sheet = await openItem('Pesto');

  const [contains, mayContain] = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([contains, mayContain]).toEqual(['Nuts, Milk', 'Peanuts']);
});

test('a choice shows its limits and what it adds to the price and the allergens', async () => {
  const bread = modifier({ name: 'Bread', price: 150, allergens: ['gluten'] });
  const without = modifier({
    uuid: uuidOf(2),
    name: 'No cheese',
    removesAllergens: ['milk'],
    available: false,
  });
  const group = modifierGroup({
    name: 'Beside it',
    display: 'checkbox',
    max: 3,
    freeCount: 1,
    modifiers: [bread, without],
  });
  openMenu(withItems(menuItem({ name: 'Salad', modifierGroups: [group] })));

  const sheet = await openItem('Salad');

  sheet.getByText('Choose up to 3 · 1 free');
  sheet.getByText('+€1.50 · adds Gluten');
  sheet.getByText('unavailable · leaves out Milk');
});

test('closing the sheet leaves the menu open', async () => {
  openMenu(withItems(menuItem()));
  const sheet = await openItem('Grilled octopus');

  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a sold-out item stays on the menu with a badge', async () => {
  openMenu(withItems(menuItem({ stockStatus: 'sold_out' })));

  await screen.findByText('Sold out');
});

test('a menu that is not served now shows its next hours', async () => {
  openMenu({ availability: openDaily('19:00', '22:30') });

  await screen.findByText('Not served right now');
  screen.getByText('Opens at 19:00');
  screen.getByText('Served today 19:00 – 22:30');
});

test('a menu with its own hours is not shown as served while the outlet is closed', async () => {
  openMenu({ availability: openDaily('07:00', '11:00') }, { now: '2026-06-01T08:00:00Z' });

  await screen.findByText('Not served right now');
  screen.getByText('Opens at 12:00');
});

test('possible allergens are shown in the list too', async () => {
  openMenu(withItems(menuItem({ mayContain: ['sesame'] })));

  await screen.findByText('May contain: Sesame');
});

test('if the choices fail to load the rest of the sheet is shown and they can be retried', async () => {
  openMenu(withItems(menuItem({ allergens: ['fish'] })), { fullMenu: new ApiError(503, 'later') });
  const sheet = await openItem('Grilled octopus');

  await sheet.findByText("Couldn't load the options.");
  sheet.getByRole('button', { name: 'Try again' });
  sheet.getByText('Fish');
});
