import { orderContract, type OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { menu, menuItem, menuOverview, menuSection } from '@guest/shared/testing/builders/menu';
import { orderQuote, pricedLine } from '@guest/shared/testing/builders/order';
import type { FakeReply } from '@guest/shared/testing/fake-host';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import own from '../lazy-texts/locales/en.json';
import en from '../locales/en.json';
import { addToBasket } from '../ordering/testing/open-orders';
import { MenuWithBasketPage } from './menu-with-basket-page';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

/** Opens the menu on a phone. Returns a function that replaces the quote of the server. */
function openMenuOnPhone(quote: OrderQuote) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList,
  );
  const sections = [menuSection({ items: [menuItem({ name: 'Sole', price: 1800 })] })];
  const reply: FakeReply = [orderContract.quoteOrder, quote];
  const host = propertyHost([
    [outletContract.getMenuOverview, menuOverview({ sections })],
    [outletContract.getMenu, menu({ sections })],
    reply,
  ]);
  host.takeOver.getState().answered('page');
  renderPage(
    host,
    { 'property-outlet-menus-menu': MenuWithBasketPage },
    { ...en, ...own },
    '/grand/directories/bars-and-restaurants/sea-bar/menus/dinner',
  );
  return async (next: OrderQuote) => {
    reply[1] = next;
    await host.queries.invalidateQueries({ queryKey: ['order-quote'] });
  };
}

const findBar = (name: RegExp | string = /Your order/) => screen.findByRole('link', { name });

test('the bar of a menu counts the dishes and leads to the order', async () => {
  addToBasket({ quantity: 2 });
  openMenuOnPhone(orderQuote());

  const bar = await findBar(/Your order: 2 items/);
  within(bar).getByText('€36.00');
  expect(bar).toHaveProperty('pathname', '/grand/directories/bars-and-restaurants/sea-bar/order-now');
  expect(within(bar).queryByText('Changed since you added it')).toBeNull();
});

test('the bar shows the current price and says that it differs from the one when the dish was added', async () => {
  addToBasket({ quantity: 2 });
  openMenuOnPhone(orderQuote({ lines: [pricedLine({ unitPrice: 2100, total: 4200 })] }));

  const bar = await findBar();
  await within(bar).findByText('€42.00');
  within(bar).getByText('Changed since you added it');
});

test('a price that changes while the menu is open changes in the bar', async () => {
  addToBasket();
  const changeQuote = openMenuOnPhone(orderQuote());
  const bar = await findBar();
  within(bar).getByText('€18.00');

  await changeQuote(orderQuote({ lines: [pricedLine({ unitPrice: 2100 })] }));

  await within(bar).findByText('€21.00');
});

test('a dish that is no longer on the menu adds nothing to the bar', async () => {
  addToBasket({ quantity: 2 });
  addToBasket({ lineId: 'b', itemUuid: crypto.randomUUID(), name: 'Cod', unitPrice: 900 });
  const problem = { code: 'item_unavailable', lineId: 'b', error: 'This is no longer on the menu.' };
  openMenuOnPhone(orderQuote({ problems: [problem] }));

  const bar = await findBar(/Your order: 3 items/);
  await within(bar).findByText('Changed since you added it');
  within(bar).getByText('€36.00');
});
