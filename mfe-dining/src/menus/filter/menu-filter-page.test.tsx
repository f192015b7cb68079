import { menuItem, menuSection } from '@guest/shared/testing/builders/menu';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openMenu } from '../testing/open-menu';
import { MENU_FILTER_KEY } from './menu-filter';

beforeEach(() => localStorage.clear());

const sections = [
  menuSection({
    items: [
      menuItem({ name: 'Satay', allergens: ['peanuts'] }),
      menuItem({ uuid: uuidOf(2), name: 'Olives', dietary: ['vegan'], mayContain: ['peanuts'] }),
      menuItem({ uuid: uuidOf(3), name: 'Soup of the day', allergensDeclared: false }),
    ],
  }),
  menuSection({
    uuid: uuidOf(2),
    name: 'Sweets',
    items: [menuItem({ uuid: uuidOf(4), name: 'Nougat', allergens: ['nuts', 'peanuts'] })],
  }),
];

const open = () => openMenu({ sections });

async function openFilter() {
  await userEvent.click(await screen.findByRole('button', { name: 'Allergens and diet' }));
  return within(await screen.findByRole('dialog', { name: 'Allergens and diet' }));
}

const dishes = () =>
  [...document.querySelectorAll('h3 > button[aria-haspopup]')]
    .filter((one) => !one.closest('[hidden]'))
    .map(({ textContent }) => textContent);

test('a filter by peanuts hides dishes that list them and separates dishes without a declaration', async () => {
  open();
  const sheet = await openFilter();

  await userEvent.click(sheet.getByRole('button', { name: 'Peanuts' }));

  sheet.getByRole('button', { name: 'Show 1 dish' });
  await expect.poll(dishes).toEqual(['Olives', 'Soup of the day']);
  const apart = within(screen.getByRole('region', { name: 'Allergens not listed: ask us', hidden: true }));
  apart.getByText('Soup of the day');
  await screen.findByText('Not listed by the kitchen: Peanuts.');
  expect(document.body.textContent).not.toMatch(/safe|peanut-free/i);
});

test('the strict filter also hides dishes that may contain the allergen', async () => {
  open();
  const sheet = await openFilter();

  await userEvent.click(sheet.getByRole('button', { name: 'Peanuts' }));
  await userEvent.click(sheet.getByRole('switch', { name: 'Also hide items that may contain it' }));

  await expect.poll(dishes).toEqual(['Soup of the day']);
  screen.getByRole('heading', { name: 'No items match your filters', hidden: true });
  await screen.findByText('Not listed by the kitchen, not even as traces: Peanuts.');
});

test('the filter is stored on the device, and one tap removes it', async () => {
  localStorage.setItem(MENU_FILTER_KEY, '{"without":["nuts"],"isStrict":false,"diets":[]}');
  open();

  await screen.findByText('Not listed by the kitchen: Nuts.');
  await expect.poll(dishes).toEqual(['Satay', 'Olives', 'Soup of the day']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));

  expect(dishes()).toHaveLength(4);
  expect(localStorage.getItem(MENU_FILTER_KEY)).toBeNull();
});

test('a filter set in another tab applies at once', async () => {
  open();
  await screen.findByRole('button', { name: 'Satay' });

  localStorage.setItem(MENU_FILTER_KEY, '{"without":[],"isStrict":false,"diets":["vegan"]}');
  dispatchEvent(new StorageEvent('storage', { key: MENU_FILTER_KEY }));

  await screen.findByText('Listed as: Vegan.');
  expect(dishes()).toEqual(['Olives']);
});
