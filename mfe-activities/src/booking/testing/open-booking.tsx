import {
  activityBookingContract,
  activityWaitlistContract,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import {
  activityContract,
  type BookableActivity,
  type BookableSession,
} from '@guest/shared/contracts/activity/activity.contract';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import type { User } from '@guest/shared/contracts/guest/guest.schema';
import { ApiError } from '@guest/shared/http/api-error';
import { activity, session } from '@guest/shared/testing/builders/activity';
import { activityBooking, activityHold } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ActivityPage } from '../../activity/activity-page';
import lazyTexts from '../../lazy-texts/locales/en.json';
import texts from '../../locales/en.json';
import { BookPage } from '../page/book-page';

export const ADULT = uuidOf(1);
export const CHILD = uuidOf(2);
export const BOOKING_PATH = `/grand/activity/${uuidOf(1)}/bookableActivities/${uuidOf(1)}/book`;
export const price = (amount: number) => ({ amount, currency: 'EUR', currencyPrecision: 2 });

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

export const bookable = (facts: Partial<BookableActivity> = {}): BookableActivity => ({
  bookableActivityId: uuidOf(1),
  name: 'Places on board',
  units: [
    { unitId: ADULT, type: 'adult', name: 'Adult', price: price(2_500), accompaniedBy: [] },
    {
      unitId: CHILD,
      type: 'child',
      name: 'Child',
      price: price(1_000),
      minAge: 6,
      maxAge: 12,
      accompaniedBy: [ADULT],
      perCompanion: 2,
    },
  ],
  minUnits: 1,
  maxUnits: 6,
  bookingCutoffMinutes: 60,
  cancelCutoffMinutes: 120,
  holdMinutes: 10,
  requiresApproval: false,
  policyText: 'Shoes, please.',
  payWays: ['room_charge', 'pay_there'],
  waitlist: { enabled: true, offerMinutes: 15 },
  ...facts,
});

export const bookableSession = (facts: Partial<BookableSession> = {}): BookableSession => ({
  ...session(),
  ...facts,
});

interface Call {
  params: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}
/** The reply of a fake endpoint; an error object is thrown as an error reply. */
export type TestReply = [CallAddress, (call: Call) => unknown];

export const apiErrorOf = (status: number, code: string, error = '', data: object = {}, more: object = {}) =>
  new ApiError(status, error, { error, code, data, ...more });

/** Replies of a server that accepts every hold and every booking. */
export const bookedReplies: TestReply[] = [
  [activityBookingContract.holdActivity, () => activityHold()],
  [activityBookingContract.bookActivity, () => activityBooking({ uuid: uuidOf(8) })],
  [activityBookingContract.getActivityBooking, () => activityBooking({ uuid: uuidOf(8) })],
  [
    activityWaitlistContract.joinActivityWaitlist,
    () => activityBooking({ uuid: uuidOf(8), status: 'waitlisted' }),
  ],
];

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Renders the booking page of an activity with a fake API that replies as the test specifies. */
export function openBooking(
  replies: TestReply[] = [],
  {
    path = BOOKING_PATH,
    user = guest as User | null,
    offer = bookable(),
    sessions = [bookableSession()],
  } = {},
) {
  const defaultReplies: TestReply[] = [
    [
      activityContract.getActivity,
      () => activity({ isBookable: true, dropIn: false, bookableActivities: [offer] }),
    ],
    [activityContract.listSessions, () => ({ items: sessions })],
    [activityBookingContract.getActivityHold, () => ({ hold: null })],
    [activityBookingContract.listActivityBookings, () => ({ items: [], nextCursor: null })],
  ];
  const calls: (Call & { to: string })[] = [];
  let moment = Date.parse('2026-06-01T10:00:00Z');

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
  const realtime = fakeRealtime();
  const host = propertyHost();
  // The cast is safe because the test knows the reply of each endpoint.
  const api = { call, send } as unknown as typeof host.api;
  const testHost = { ...host, api, toast, realtime, now: () => moment };
  if (user) testHost.session.getState().signedIn({ token: 'x'.repeat(43), user, allowToPost: false });
  testHost.takeOver.getState().answered('page');
  const pages = {
    'property-activity-book': BookPage,
    'property-activity-activityId': ActivityPage,
  };
  const router = renderPage(testHost, pages, { ...texts, ...lazyTexts }, path);
  return {
    host: testHost,
    realtime,
    router,
    calls,
    toast,
    advanceTime: (ms: number) => (moment += ms),
  };
}
