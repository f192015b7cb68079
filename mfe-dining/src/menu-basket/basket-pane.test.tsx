import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { orderQuote } from '@guest/shared/testing/builders/order';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBasket } from '../basket/baskets';
import own from '../lazy-texts/locales/en.json';
import en from '../locales/en.json';
import { addToBasket } from '../ordering/testing/open-orders';
import { BasketPane } from './basket-pane';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

function open(screenWidth: 'wide' | 'narrow', quote = orderQuote()) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: screenWidth === 'wide',
      }) as unknown as MediaQueryList,
  );
  const host = propertyHost([[orderContract.quoteOrder, quote]]);
  const call = vi.spyOn(host.api, 'call');
  host.takeOver.getState().answered('page');
  renderPage(host, { property: () => <BasketPane outlet="sea-bar" /> }, { ...en, ...own }, '/grand');
  return call;
}

test('the basket beside the menu shows its lines, the fees and the total of the server, and the button to the order', async () => {
  addToBasket({ quantity: 2 });
  open('wide', orderQuote({ totals: { total: 2130, deliveryFee: 400 } }));

  const pane = within(await screen.findByRole('region', { name: 'Your order' }));
  pane.getByRole('heading', { name: 'Sole' });
  await pane.findByText('€21.30');
  pane.getByText('Delivery fee');
  pane.getByText('€4.00');
  expect(pane.getByRole('link', { name: 'Continue to order' }).getAttribute('href')).toBe(
    '/grand/directories/bars-and-restaurants/sea-bar/order-now',
  );
});

test('a line is changed and removed beside the menu, and an empty basket says how to begin', async () => {
  addToBasket();
  open('wide');

  await userEvent.click(await screen.findByRole('button', { name: 'One more Sole' }));
  expect(readBasket('grand', 'sea-bar')?.lines[0]?.quantity).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sole' }));

  await screen.findByText('Choose a dish, and it appears here.');
  expect(screen.queryByRole('link', { name: 'Continue to order' })).toBeNull();
});

test('a phone neither shows the pane nor asks for its prices', async () => {
  addToBasket();
  const call = open('narrow');

  await vi.waitFor(() => expect(readBasket('grand', 'sea-bar')?.lines).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Your order' })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
