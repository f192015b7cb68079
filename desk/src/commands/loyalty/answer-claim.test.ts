import { expect, test } from 'vitest';
import { UsageError } from '../../core/command';
import { answerOf } from './answer-claim';

test('a claim is granted with a value, declined, or taken into review', () => {
  expect(answerOf({ grant: '250', note: 'Found.' })).toEqual({
    status: 'granted',
    value: 250,
    note: 'Found.',
  });
  expect(answerOf({ decline: true, note: 'Paid by another.' })).toEqual({
    status: 'declined',
    note: 'Paid by another.',
  });
  expect(answerOf({ review: true })).toEqual({ status: 'in_review' });
});

test.each([
  {},
  { grant: '5' },
  { grant: '0', note: 'x' },
  { grant: '1.5', note: 'x' },
  { decline: true },
  { grant: '5', decline: true, note: 'x' },
])('an answer with %j is refused', (options) => {
  expect(() => answerOf(options)).toThrow(UsageError);
});
