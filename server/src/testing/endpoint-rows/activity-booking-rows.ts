import type { contracts } from '@guest/shared/contracts/contracts';
import { randomUUID } from 'node:crypto';
import type { EndpointRow } from './endpoint-row';

/** Returns who may call the endpoints of activity bookings, for guests whose stays the hotel does not know. */
export const activityBookingRows = ({
  session,
  unit,
}: {
  session: string;
  unit: string;
}): Record<keyof typeof contracts.activityBooking, EndpointRow> => ({
  holdActivity: {
    who: 'guests',
    params: { sessionUuid: session },
    answer: 422,
    body: () => ({ units: [{ unitId: unit, quantity: 2 }] }),
  },
  getActivityHold: { who: 'guests' },
  releaseActivityHold: {
    who: 'guests',
    params: { sessionUuid: session, holdUuid: randomUUID() },
  },
  extendActivityHold: {
    who: 'guests',
    params: { sessionUuid: session, holdUuid: randomUUID() },
    answer: 410,
  },
  bookActivity: {
    who: 'guests',
    answer: 400,
    body: () => ({
      holdUuid: randomUUID(),
      priceToken: 'token',
      unitItems: [{ unitId: randomUUID() }],
      contact: {},
      payment: 'pay_there',
    }),
  },
  listActivityBookings: { who: 'guests' },
  getActivityBooking: { who: 'guests', params: { uuid: randomUUID() }, answer: 404 },
  changeActivityBooking: {
    who: 'guests',
    params: { uuid: randomUUID() },
    answer: 404,
    body: () => ({ version: 1, note: 'x' }),
  },
  cancelActivityBooking: { who: 'guests', params: { uuid: randomUUID() }, answer: 404 },
});

/** Returns who may call the endpoints of waitlists, for guests whose stays the hotel does not know. */
export const activityWaitlistRows = ({
  session,
  unit,
}: {
  session: string;
  unit: string;
}): Record<keyof typeof contracts.activityWaitlist, EndpointRow> => ({
  joinActivityWaitlist: {
    who: 'guests',
    params: { sessionUuid: session },
    answer: 400,
    body: () => ({ units: [{ unitId: unit, quantity: 2 }], payment: 'pay_there' }),
  },
  leaveActivityWaitlist: {
    who: 'guests',
    params: { sessionUuid: session, uuid: randomUUID() },
    answer: 404,
  },
  acceptActivityOffer: {
    who: 'guests',
    params: { sessionUuid: session, uuid: randomUUID() },
    answer: 404,
  },
  rebookActivity: {
    who: 'guests',
    params: { uuid: randomUUID() },
    answer: 400,
    body: () => ({ sessionUuid: session }),
  },
});
