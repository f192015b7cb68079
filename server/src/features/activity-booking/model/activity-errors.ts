import type { NextSession, Overlap } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { SessionCancelReason } from '@guest/shared/contracts/activity/activity-booking-status';
import type { PartyProblem } from '@guest/shared/contracts/activity/party-rules';
import type { Price } from '@guest/shared/contracts/core/values';
import { malformedIn, RequestError, type FieldError } from '../../../platform/errors/request-error';
import type { ErrorMessageKey } from '../../../platform/errors/error-messages';

/** The session has no places left. The catcher replaces it with an error that lists other sessions. */
export class SessionFull extends Error {}

export const noSuchActivityBooking = () => new RequestError(404, 'no_such_booking', 'Booking not found');

export const sessionFull = (data: { next: NextSession[]; waitlistOpen: boolean }) =>
  new RequestError(
    409,
    'session_full',
    'This session just filled up. Join the waiting list or pick another time.',
    { data },
  );

export const sessionClosed = (next: NextSession[]) =>
  new RequestError(409, 'session_closed', 'Booking for this session has closed.', { data: { next } });

export const sessionCancelled = (reason: SessionCancelReason, next: NextSession[]) =>
  new RequestError(409, 'session_cancelled', 'This session has been called off.', { data: { reason, next } });

const WAITLIST = {
  full: ['waitlist_full', 'The waiting list for this session is full.'],
  closed: ['waitlist_closed', "There's no waiting list for this session."],
  too_small: ['waitlist_closed', 'This session has fewer places than your party needs.'],
  places_free: ['places_free', 'There are places in this session. You can book it now.'],
} as const;

export function waitlistRefused(reason: keyof typeof WAITLIST, next: NextSession[]): RequestError {
  const [code, text] = WAITLIST[reason];
  return new RequestError(409, code, text, { data: { next } });
}

export const offerExpired = (booking: object) =>
  new RequestError(
    410,
    'offer_expired',
    "That offer has passed to the next guest. You're still on the list.",
    { data: { booking } },
  );

export const rebookClosed = (booking: object) =>
  new RequestError(
    409,
    'rebook_closed',
    "This can't be booked again from here. Please choose another session.",
    { data: { booking } },
  );

export const rescheduleFailed = (booking: object, next: NextSession[]) =>
  new RequestError(
    409,
    'reschedule_failed',
    "We couldn't move your booking, so your original time is still yours.",
    { data: { booking, next } },
  );

export const holdOver = (minutes: number, data: { isFree: boolean; next: NextSession[] }) =>
  new RequestError(410, 'hold_expired', 'We held your places for {n} minutes and the time ran out.', {
    n: minutes,
    data,
  });

/** The hold is already deleted, so its session is unknown. */
export const holdUnknown = () =>
  new RequestError(410, 'hold_expired', "We're no longer holding your places. Please choose them again.");

export const holdExtended = () =>
  new RequestError(409, 'hold_extended', 'You have already extended this once.');

export const priceChanged = (data: { total: Price; priceToken: string; booking?: object }) =>
  new RequestError(409, 'price_changed', 'The price has changed. Please check it before you book.', { data });

/** `items` has at least one entry, and the first one starts at `time`. */
export const overlapping = (items: Overlap[], time: string) => {
  const [first] = items;
  const data = { items };
  return first?.kind === 'check_out'
    ? new RequestError(409, 'overlaps', 'Your check-out at {time} is during this. Book anyway?', {
        values: { time },
        data,
      })
    : new RequestError(409, 'overlaps', 'This overlaps {other} at {time}. Book anyway?', {
        values: { other: first?.title ?? '', time },
        data,
      });
};

export const sessionBooked = (values: { activity: string; time: string }, booking: object) =>
  new RequestError(409, 'already_booked', 'You have already booked {activity} at {time}.', {
    values,
    data: { booking },
  });

export const activityLimit = (n: number) =>
  new RequestError(409, 'booking_limit', 'You have {n} upcoming bookings, the most we can take online.', {
    n,
    data: { n },
  });

export const paymentMethodNotOffered = (paymentMethods: readonly string[]) =>
  new RequestError(422, 'pay_way_not_offered', 'Choose another way to pay.', {
    fields: [{ field: 'payment', code: 'pay_way_not_offered', message: 'Choose another way to pay.' }],
    data: { payWays: paymentMethods },
  });

export const waiverRequired = (waiver: { version: string; text: string }) =>
  new RequestError(422, 'waiver_required', 'Please read and accept the safety note.', {
    fields: [
      { field: 'waiver', code: 'waiver_required', message: 'Please read and accept the safety note.' },
    ],
    data: { waiver },
  });

export type OutdatedCode = keyof typeof OUTDATED;

const OUTDATED = {
  cancel_too_late: "It's too late to cancel online. Message us and we'll help.",
  change_too_late: "It's too late to change this online. Message us and we'll help.",
  status_not_allowed: 'This booking can no longer be changed.',
  grace_not_over: 'The guest still has time to arrive.',
  too_early: "It's too early for this voucher. It can be redeemed from an hour before the start.",
  version_conflict: 'This booking was just changed.',
} as const;

/** The status of the booking does not allow the change; `booking` is its current state. */
export const outdated = (code: OutdatedCode, booking: object) =>
  new RequestError(409, code, OUTDATED[code], { data: { booking } });

const SESSION_OUTDATED = {
  below_booked: 'More people are booked already.',
  session_exists: 'This activity has another session at that time.',
  version_conflict: 'This session was just changed.',
  status_not_allowed: 'This session has already begun.',
} as const;

/** The state of the session does not allow the change; `session` is its current state. */
export const sessionOutdated = (code: keyof typeof SESSION_OUTDATED, session: object, more: object = {}) =>
  new RequestError(409, code, SESSION_OUTDATED[code], { data: { session, ...more } });

/** Returns the error for a party that breaks the rules, with all problems. */
export function partyRefused(problems: readonly PartyProblem[], field: 'units' | 'unitItems'): RequestError {
  const [first] = problems;
  if (!first || first.code === 'unknown_unit') return malformedIn(field);
  const fields = problems.flatMap((problem): FieldError[] => {
    const text = textOf(problem);
    return text ? [{ field: fieldOf(problem, field), code: problem.code, ...text }] : [];
  });
  const { message, values } = textOf(first) ?? { message: "This format isn't valid" as const };
  return new RequestError(422, first.code, message, { values, fields, data: { problems } });
}

const fieldOf = (problem: PartyProblem, field: string) =>
  'index' in problem ? `${field}.${problem.index}.age` : field;

function textOf(
  problem: PartyProblem,
): { message: ErrorMessageKey; values?: Record<string, number> } | undefined {
  switch (problem.code) {
    case 'units_range':
      return {
        message: 'Choose between {min} and {max} people.',
        values: { min: problem.min, max: problem.max },
      };
    case 'needs_adult':
      return { message: 'Children need an adult with them. Add at least one adult.' };
    case 'companions_short':
      return {
        message: 'Each adult can bring at most {most}. Add another adult.',
        values: { most: problem.perCompanion },
      };
    case 'age_required':
      return { message: 'Enter the age on the day of the activity.' };
    case 'age_not_allowed':
      return {
        message: 'This is for ages {min} to {max}.',
        values: { min: problem.min, max: problem.max },
      };
    case 'unknown_unit':
      return undefined;
  }
}
