import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFirstPage } from './merge-first-page';

const PAGE = 5;
const NOON = Date.parse('2026-06-01T12:00:00Z');
/** The greater the number, the newer the post. */
const numbered = (number: number, facts: Partial<ReturnType<typeof post>> = {}) =>
  post({ id: uuidOf(number), createdAt: new Date(NOON + number * 60_000).toISOString(), ...facts });
const newestFirst = (numbers: number[]) => numbers.toSorted((a, b) => b - a);
const ids = (posts: { id: string }[]) => posts.map(({ id }) => id);

test('whatever is written and deleted, nothing that is shown moves, and each newer post waits', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(numbers, numbers, fc.func(fc.boolean()), (before, more, isDeleted) => {
      const atStart = newestFirst(before).slice(0, PAGE);
      const top = Math.max(...atStart);
      const written = more.map((number) => top + number);
      const left = newestFirst([...before, ...written]).filter((number) => !isDeleted(number));
      const now = left.slice(0, PAGE);

      const { shown, waiting } = mergeFirstPage(
        atStart.map((it) => numbered(it)),
        now.map((it) => numbered(it)),
      );

      const order = atStart.map(uuidOf);
      expect(ids(shown)).toEqual(order.filter((id) => ids(shown).includes(id)));
      expect(ids(waiting)).toEqual(now.filter((number) => number > top).map(uuidOf));
      // Posts that are still on the page stay. Posts within its range that are missing were deleted, so they
      // disappear.
      for (const number of atStart.filter((it) => now.includes(it)))
        expect(ids(shown)).toContain(uuidOf(number));
      const oldest = Math.min(...now);
      for (const number of atStart.filter((it) => it > oldest && !now.includes(it)))
        expect(ids(shown)).not.toContain(uuidOf(number));
    }),
  );
});

test('a post that newer ones have pushed to the next page stays where it is', () => {
  const atStart = [3, 2, 1].map((it) => numbered(it));
  const now = [5, 4, 3].map((it) => numbered(it));

  const { shown, waiting } = mergeFirstPage(atStart, now);

  expect(ids(shown)).toEqual([3, 2, 1].map(uuidOf));
  expect(ids(waiting)).toEqual([5, 4].map(uuidOf));
});

test('an own post appears at once, and an edit where the post is', () => {
  const atStart = [numbered(2), numbered(1)];
  const now = [numbered(3, { isMine: true }), numbered(2, { text: 'Edited' }), numbered(1)];

  const { shown, waiting } = mergeFirstPage(atStart, now);

  expect(ids(shown)).toEqual([3, 2, 1].map(uuidOf));
  expect(shown[1]?.text).toBe('Edited');
  expect(waiting).toEqual([]);
});

test('a post that a deletion brings up from the next page comes with that page', () => {
  const { shown, waiting } = mergeFirstPage([numbered(3), numbered(2)], [numbered(3), numbered(1)]);

  expect(ids(shown)).toEqual([uuidOf(3)]);
  expect(waiting).toEqual([]);
});

test('a post that the hotel has approved later waits, although newer ones are shown', () => {
  const { shown, waiting } = mergeFirstPage(
    [numbered(5), numbered(1)],
    [numbered(5), numbered(3), numbered(1)],
  );

  expect(ids(shown)).toEqual([5, 1].map(uuidOf));
  expect(ids(waiting)).toEqual([uuidOf(3)]);
});
