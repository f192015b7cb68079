import { expect, test } from 'vitest';
import { NO_REPLY, toRefusal } from './refusal';
import { waysOn } from './ways-on';

const refusal = (code: string, data: object = {}, status = 409) =>
  toRefusal({ error: `Text of ${code}`, response: { status, data: { code, data } } });
const atReview = { step: 'review' as const, isChosen: true };

test('the waitlist of a full session comes first, if it is open', () => {
  expect(waysOn(refusal('session_full', { waitlistOpen: true }), atReview)).toEqual(['wait']);
  expect(waysOn(refusal('session_full', { waitlistOpen: false }), atReview)).toEqual([]);
});

test('no way leads to the step that is shown already', () => {
  expect(waysOn(refusal('needs_adult'), { step: 'people', isChosen: true })).toEqual([]);
  expect(waysOn(refusal('needs_adult'), atReview)).toEqual(['people']);
});

test('a booking is offered only if the server names it', () => {
  expect(waysOn(refusal('already_booked'), atReview)).toEqual([]);
  expect(waysOn(refusal('already_booked', { booking: {} }), atReview)).toEqual(['booking']);
});

test('an error that nobody knows leads to reception', () => {
  expect(waysOn(refusal('new_rule'), atReview)).toEqual(['reception']);
});

test.each([
  ['no response', toRefusal({ error: '' })],
  ['a server that is away', refusal('unavailable', {}, 503)],
  ['a request that is still under way', refusal('idempotency_in_progress')],
])('%s is tried again with the same key', (_what, unanswered) => {
  expect(unanswered).toMatchObject({ code: NO_REPLY, message: '' });
  expect(waysOn(unanswered, atReview)).toEqual([]);
});
