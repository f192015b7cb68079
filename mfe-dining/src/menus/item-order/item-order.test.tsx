import { menuItem, menuSection, modifier, modifierGroup } from '@guest/shared/testing/builders/menu';
import { openDaily } from '@guest/shared/testing/builders/opening-hours';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readBasket } from '../../basket/baskets';
import { openMenu } from '../testing/open-menu';

beforeEach(() => localStorage.clear());

const side = modifierGroup({
  uuid: uuidOf(10),
  name: 'Side',
  min: 1,
  modifiers: [
    modifier({ uuid: uuidOf(11), name: 'Fries', price: 200 }),
    modifier({ uuid: uuidOf(12), name: 'Salad', allergens: ['mustard'] }),
  ],
});

async function openDish(facts: Parameters<typeof menuItem>[0] = {}) {
  openMenu({ sections: [menuSection({ items: [menuItem({ name: 'Sole', price: 1800, ...facts })] })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Sole' }));
  return within(await screen.findByRole('dialog', { name: 'Sole' }));
}

test('an item is added to the basket only after its required choices are made', async () => {
  const sheet = await openDish({ modifierGroups: [side] });

  await userEvent.click(await sheet.findByRole('button', { name: 'Add to order, €18.00' }));
  sheet.getByText('Choose Side.');
  expect(readBasket('grand', 'sea-bar')).toBeNull();
  await userEvent.click(sheet.getByRole('radio', { name: /Fries/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'One more' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Add to order, €40.00' }));

  expect(readBasket('grand', 'sea-bar')).toMatchObject({
    outlet: { slug: 'sea-bar', name: 'Sea Bar' },
    lines: [{ name: 'Sole', quantity: 2, unitPrice: 2000, menu: 'dinner' }],
  });
});

test('the allergens that a choice adds are shown before ordering', async () => {
  const sheet = await openDish({ allergens: ['fish'], modifierGroups: [side] });

  await userEvent.click(await sheet.findByRole('radio', { name: /Salad/ }));

  sheet.getByText('Fish, Mustard');
});

test('each size has its own price', async () => {
  const portions = [
    { uuid: uuidOf(1), name: 'Half', price: 1000 },
    { uuid: uuidOf(2), name: 'Whole', price: 1800 },
  ];
  const sheet = await openDish({ portions, priceFrom: 1000 });

  await userEvent.click(await sheet.findByRole('radio', { name: /Whole/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Add to order, €18.00' }));

  expect(readBasket('grand', 'sea-bar')?.lines).toMatchObject([{ portionUuid: uuidOf(2), unitPrice: 1800 }]);
});

test('a sold-out item cannot be added', async () => {
  const sheet = await openDish({ stockStatus: 'sold_out' });

  expect(await sheet.findByRole('button', { name: 'Sold out' })).toHaveProperty('disabled', true);
});

test('an item that is served later shows its time and can be ordered for it', async () => {
  const sheet = await openDish({ availability: openDaily('19:00', '22:30') });

  await sheet.findByText('Available 19:00 to 22:30');
  sheet.getByText('You can order now for later today.');
  sheet.getByRole('button', { name: 'Add to order, €18.00' });
});

test('an item that was served this morning can be ordered for tomorrow', async () => {
  const sheet = await openDish({ availability: openDaily('12:00', '12:30') });

  await sheet.findByText('Available 12:00 to 12:30');
  sheet.getByText('You can order now for tomorrow.');
});
