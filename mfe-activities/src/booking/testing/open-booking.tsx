import {
  activityBookingContract,
  activityWaitlistContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import {
  activityContract,
  type BookableActivity,
  type BookableSession,
} from '@guest/shared/contracts/activity/activity.contract';
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
import { recordingApi, type TestReply } from './recording-api';

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

/** Returns an entry in the history of a booking, made by the system. */
export const history = (
  status: ActivityBooking['status'],
  more: Partial<ActivityBooking['histories'][number]> = {},
): ActivityBooking['histories'][number] => ({
  status,
  by: { type: 'system' },
  at: '2026-06-01T09:00:00Z',
  ...more,
});

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
  const { api, calls } = recordingApi([...replies, ...defaultReplies]);
  let moment = Date.parse('2026-06-01T10:00:00Z');
  const toast = vi.fn();
  const realtime = fakeRealtime();
  const host = propertyHost();
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
