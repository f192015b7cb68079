import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import type { User } from '@guest/shared/contracts/guest/guest.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { outlet } from '@guest/shared/testing/builders/outlet';
import { hold, slot, slotsReply, tableBooking } from '@guest/shared/testing/builders/table-booking';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { vi } from 'vitest';
import en from '../../locales/en.json';
import { OutletPage } from '../../outlets/outlet-page';
import '../page/booking';
import { BookingPage } from '../page/booking-page';
// Imported so that it is loaded before a test waits for it.
import '../../lazy-texts/locales/en.json';

export const guest: User = {
  id: '1',
  uuid: '1',
  guest_uuid: '1',
  guestUuid: '1',
  hotel_identity: 'grand',
  is_verified: true,
  firstName: 'Ada',
  lang: 'en',
  stay_state: 'IN',
  checkin: '2026-05-30',
  checkout: '2026-06-04',
};
export const BOOKING_PATH = '/grand/directories/bars-and-restaurants/sea-bar/book';

interface Call {
  params: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}
/** The reply of a fake endpoint; an error object is thrown as an error reply. */
export type TestReply = [CallAddress, (call: Call) => unknown];

export const apiErrorOf = (status: number, code: string, error: string, data: object = {}) =>
  new ApiError(status, error, { error, code, data });

/** Replies of a server that accepts every hold and every booking. */
export const bookedReplies: TestReply[] = [
  [tableBookingContract.holdTable, () => hold()],
  [tableBookingContract.bookTable, () => tableBooking()],
  [tableBookingContract.getTableBooking, () => tableBooking()],
];

/** Renders the booking page of an outlet with a fake API that replies as the test specifies. */
export function openBooking(
  replies: TestReply[] = [],
  {
    path = BOOKING_PATH,
    user = guest as User | null,
    now = '2026-06-01T12:00:00Z',
    mode = 'instant' as 'instant' | 'onDemand' | 'external',
  } = {},
) {
  const defaultReplies: TestReply[] = [
    [
      outletContract.getOutlet,
      () => outlet({ bookingMode: mode, externalBookingUrl: 'https://book.example' }),
    ],
    [tableBookingContract.getSlots, () => slotsReply([slot('19:30'), slot('20:00')])],
    [
      tableBookingContract.getBookingDays,
      () => ({ bookable: { from: '2026-06-01', until: '2026-07-31' }, days: [] }),
    ],
    [tableBookingContract.getHold, () => ({ hold: null })],
  ];
  const calls: (Call & { to: string })[] = [];
  let moment = Date.parse(now);

  async function call(endpoint: CallAddress, input: Call): Promise<unknown> {
    const to = `${endpoint.method} ${endpoint.path.replace('/web/property/:property', '')}`;
    const answer = [...replies, ...defaultReplies].find(
      ([it]) => it.method === endpoint.method && it.path === endpoint.path,
    );
    if (endpoint.method !== 'GET') calls.push({ ...input, to });
    if (!answer) throw new ApiError(500, `the test defines no reply for ${to}`);
    const reply = await answer[1](input);
    if (reply instanceof Error) throw reply;
    return reply;
  }
  async function send(endpoint: CallAddress, input: Call) {
    try {
      return { data: await call(endpoint, input), status: endpoint.status ?? 200 };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, message, reply } = error;
      return status === 0 ? { error: message } : { error: message, response: { status, data: reply } };
    }
  }

  const toast = vi.fn();
  const host = propertyHost();
  // The cast is safe because the test knows the reply of each endpoint.
  const api = { call, send } as unknown as typeof host.api;
  const testHost = { ...host, api, toast, now: () => moment };
  if (user) testHost.session.getState().signedIn({ token: 'x'.repeat(43), user, allowToPost: false });
  testHost.takeOver.getState().answered('page');
  const pages = { 'property-outlet-book': BookingPage, 'property-outlet': OutletPage };
  const router = renderPage(testHost, pages, en, path);
  return { host: testHost, router, calls, toast, advanceTime: (ms: number) => (moment += ms) };
}
