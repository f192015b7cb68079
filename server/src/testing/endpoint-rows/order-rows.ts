import { randomUUID } from 'node:crypto';
import type { EndpointRow } from './endpoint-row';
import { orderBody } from './request-bodies';

/** Defines who may call the endpoints of orders and of the PIN for room charges. */
export const orderRows = (outletParams: { outlet: string }) =>
  ({
    chargePin: {
      getChargePin: { who: 'guests' },
      saveChargePin: { who: 'guests', body: () => ({ pin: '4711' }), answer: 409 },
      approveCharge: { who: 'guests', body: () => ({ pin: '4711' }), answer: 409 },
    },
    order: {
      quoteOrder: {
        who: 'open',
        params: outletParams,
        body: () => ({ mode: 'room', lines: [], requestedFor: null }),
      },
      placeOrder: { who: 'guests', params: outletParams, body: orderBody, answer: 400 },
      listOrders: { who: 'guests' },
      getOrder: { who: 'guests', params: { order: randomUUID() }, answer: 404 },
      getOrderCalendar: { who: 'guests', params: { order: randomUUID() }, answer: 404 },
      cancelOrder: { who: 'guests', params: { order: randomUUID() }, answer: 404 },
      reorder: { who: 'guests', params: { order: randomUUID() }, answer: 404 },
      rateOrder: { who: 'guests', params: { order: randomUUID() }, body: () => ({ stars: 5 }), answer: 404 },
      reportOrderIssue: {
        who: 'guests',
        params: { order: randomUUID() },
        body: () => ({ kind: 'cold' }),
        answer: 404,
      },
      getOrderPreferences: { who: 'guests' },
      saveOrderPreferences: { who: 'guests', body: () => ({ allergies: ['nuts'] }) },
    },
  }) satisfies Record<string, Record<string, EndpointRow>>;
