import { orderContract, type OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { menuSummary } from '@guest/shared/testing/builders/menu';
import { orderQuote } from '@guest/shared/testing/builders/order';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { BasketLine } from '../../basket/basket';
import { changeBasket } from '../../basket/baskets';
import { withLine } from '../../basket/basket-lines';
import { newBasket } from '../../basket/new-basket';
import en from '../../locales/en.json';
import { OrderDetailsPage } from '../page/order-details-page';
import own from '../../lazy-texts/locales/en.json';
import { OrderNowPage } from '../page/order-now-page';
import { PropertyOrderPage, PropertyOrderReviewPage } from '../page/property-order-pages';
import { OrderReviewPage } from '../page/order-review-page';
import { OrderPage } from '../page/order-page';

const ORDER_PATH = '/grand/directories/bars-and-restaurants/sea-bar/order-now';

const GUEST: User = {
  id: 'g1',
  uuid: 'g1',
  guest_uuid: 'g1',
  guestUuid: 'g1',
  firstName: 'Ada',
  lang: 'en',
  room: '204',
  checkin: '2026-05-30',
  checkout: '2026-06-05',
  stay_state: 'IN',
  is_verified: true,
};

interface PlacedOrder {
  key: string | undefined;
  body: unknown;
}

/** Returns the reply of a fake endpoint, or throws its error reply. */
type ReplyFactory = (input: { body?: unknown; params?: unknown }) => unknown;

export function addToBasket(line: Partial<BasketLine> = {}): void {
  const full = { lineId: 'a', itemUuid: uuidOf(1), quantity: 1, modifiers: [], name: 'Sole' };
  changeBasket('grand', 'sea-bar', {
    change: (basket) =>
      withLine(
        basket ??
          newBasket(
            { slug: 'sea-bar', name: 'Sea Bar', mode: 'room' },
            { currency: 'EUR', currencyPrecision: 2 },
          ),
        { ...full, unitPrice: 1800, menu: 'dinner', ...line },
        20,
      ),
    now: 1,
  });
}

/** Returns the button that places the order, once it is enabled. */
export async function orderButton(name: RegExp = /^Order/): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await expect.poll(() => button).toHaveProperty('disabled', false);
  return button;
}

/** Renders an order page with a fake API whose replies can change while the page is open. */
export async function openOrders(
  page: '' | '/order-details' | '/order-review' | '/order' | `/grand/${string}`,
  options: { quote?: OrderQuote; isAnonymous?: boolean; answers?: [object, ReplyFactory][] } = {},
) {
  const calls: { method: string; path: string; body?: unknown; key?: string | undefined }[] = [];
  const answers = new Map<object, ReplyFactory>([
    [outletContract.getOutlet, () => outlet({ orderModes: ['room', 'pickup'], menus: [menuSummary()] })],
    [orderContract.quoteOrder, () => options.quote ?? orderQuote()],
    [orderContract.getOrderPreferences, () => ({ allergies: [], spendingLimit: null })],
    [orderContract.listOrders, () => ({ items: [], nextCursor: null })],
    ...(options.answers ?? []),
  ]);
  const host = propertyHost([]);
  const call = async (
    endpoint: { method: string; path: string },
    input: { body?: unknown; params?: unknown; headers?: Record<string, string> },
  ) => {
    calls.push({ ...endpoint, body: input.body, key: input.headers?.['Idempotency-Key'] });
    const answer = answers.get(endpoint);
    if (!answer) throw new ApiError(500, `the test defines no reply for ${endpoint.method} ${endpoint.path}`);
    return answer(input);
  };
  const send: typeof call = async (endpoint, input) => ({ data: await call(endpoint, input), status: 200 });
  await host.session.persist.rehydrate();
  await host.signUp.persist.rehydrate();
  if (!options.isAnonymous) host.session.getState().signedIn({ token: 't', user: GUEST, allowToPost: true });
  host.takeOver.getState().answered('page');
  // The cast is safe because the test knows the reply of each endpoint.
  const api = { call, send } as unknown as typeof host.api;
  const toast = vi.fn<typeof host.toast>();
  const router = renderPage(
    { ...host, api, toast },
    pages,
    { ...en, ...own },
    page.startsWith('/grand') ? page : ORDER_PATH + page,
  );
  return {
    host,
    router,
    toast,
    answer: (endpoint: object, createReply: ReplyFactory) => void answers.set(endpoint, createReply),
    placed: (): PlacedOrder[] =>
      calls
        .filter(({ method, path }) => method === 'POST' && path.endsWith('/orders'))
        .map(({ key, body }) => ({ key, body })),
    quoted: () => calls.filter(({ path }) => path.endsWith('/quote')).map(({ body }) => body),
  };
}

const pages = {
  'property-outlet-order-now': OrderNowPage,
  'property-outlet-order-now-order-details': OrderDetailsPage,
  'property-outlet-order-now-order-review': OrderReviewPage,
  'property-outlet-order-now-order': OrderPage,
  'property-order': PropertyOrderPage,
  'property-order-review': PropertyOrderReviewPage,
};
