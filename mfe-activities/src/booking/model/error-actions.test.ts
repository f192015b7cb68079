import { expect, test } from 'vitest';
import { NO_REPLY, toBookingError } from './booking-error';
import { errorActionsFor } from './error-actions';

const bookingError = (code: string, data: object = {}, status = 409) =>
  toBookingError({ error: `Text of ${code}`, response: { status, data: { code, data } } });
const atReview = { step: 'review' as const, isChosen: true };

test('the waitlist of a full session comes first, if it is open', () => {
  expect(errorActionsFor(bookingError('session_full', { waitlistOpen: true }), atReview)).toEqual(['wait']);
  expect(errorActionsFor(bookingError('session_full', { waitlistOpen: false }), atReview)).toEqual([]);
});

test('no action leads to the current step', () => {
  expect(errorActionsFor(bookingError('needs_adult'), { step: 'people', isChosen: true })).toEqual([]);
  expect(errorActionsFor(bookingError('needs_adult'), atReview)).toEqual(['people']);
});

test('a link to a booking is offered only if the server names the booking', () => {
  expect(errorActionsFor(bookingError('already_booked'), atReview)).toEqual([]);
  expect(errorActionsFor(bookingError('already_booked', { booking: {} }), atReview)).toEqual(['booking']);
});

test('an unknown error leads to reception', () => {
  expect(errorActionsFor(bookingError('new_rule'), atReview)).toEqual(['reception']);
});

test.each([
  ['no response', toBookingError({ error: '' })],
  ['an unavailable server', bookingError('unavailable', {}, 503)],
  ['a request that is still under way', bookingError('idempotency_in_progress')],
])('%s is tried again with the same key', (_what, unanswered) => {
  expect(unanswered).toMatchObject({ code: NO_REPLY, message: '' });
  expect(errorActionsFor(unanswered, atReview)).toEqual([]);
});
