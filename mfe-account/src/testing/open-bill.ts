import { billContract, type GuestBill, type GuestBillLine } from '@guest/shared/contracts/bill/bill.contract';
import { checkOutContract } from '@guest/shared/contracts/check-out/check-out.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { BillPage } from '../bill/bill-page';
import { createCallLog } from './call-log';
import { knownGuest, openAccount } from './open-account';

export const euros = (amount: number) => ({ amount, currency: 'EUR', currencyPrecision: 2 });

export const line = (facts: Partial<GuestBillLine> = {}): GuestBillLine => ({
  id: 'line-0',
  at: '2026-05-31T22:00:00Z',
  description: 'Minibar',
  amount: euros(800),
  kind: 'charge',
  source: 'hotel',
  isPending: false,
  ...facts,
});

export const bill = (facts: Partial<GuestBill> = {}): GuestBill => ({
  reservationNumber: 'R-1',
  hasBill: true,
  lines: [line()],
  balance: euros(800),
  sum: euros(800),
  asOf: '2026-06-01T12:00:00Z',
  isLive: true,
  version: 'v1',
  checkout: {
    kind: 'express',
    canNow: true,
    reasons: [],
    from: '2026-05-31T18:00:00Z',
    until: '2026-06-02T12:00:00Z',
  },
  ...facts,
});

/** A table that is still ahead of the guest. */
export const AHEAD = {
  kind: 'table',
  uuid: '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11',
  title: 'Sea Bar',
  localDateTime: '2026-06-02T20:00',
  link: { route: 'property-outlet-book', params: { property: 'grand', outlet: 'sea-bar' } },
};
/** A check-out that has not been asked for. */
export const beforeCheckOut = { reasons: [], takesDropped: true, ahead: [AHEAD] };

/** Opens the bill of a guest in the hotel; `reply` is the answer with the bill. */
export async function openBill(
  reply: unknown,
  answers: Parameters<typeof createCallLog>[0] = [],
  facts: Parameters<typeof knownGuest>[0] = {},
) {
  const stay = { stay_verified: true, checkin: '2026-05-30', checkout: '2026-06-02' };
  const known = knownGuest({ firstName: 'Ada', email: 'ada@example.com', room: '204', ...stay, ...facts });
  const { api, calls } = createCallLog([
    ...answers,
    [billContract.getFolio, reply],
    [checkOutContract.getCheckOut, beforeCheckOut],
    [profileContract.getGuest, known],
  ]);
  const toast = vi.fn();
  const host = propertyHost([], { api, toast });
  host.session.getState().signedIn({ token: 't', user: known.user, allowToPost: true });
  await openAccount(host, { 'property-bill': BillPage }, '/grand/bill');
  await screen.findByRole('heading', { level: 1, name: 'Your bill' });
  return { calls, host, toast };
}
