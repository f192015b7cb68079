import { post } from '@guest/shared/testing/builders/post';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingInLastRow, toCells, toRows } from './feed-rows';

const first = { items: [post({ id: '0' })], nextCursor: 'a', prevCursor: null };
const pages = [
  { cursor: 'a', ids: ['1', '2', '3', '4'] },
  { cursor: 'b', ids: ['4', '5', '0', '6'] },
];
const cells = toCells({ first, pages });

test('a post on two pages appears once, where it was first', () => {
  expect(cells.map(({ id, cursor }) => cursor + id)).toEqual(['a1', 'a2', 'a3', 'a4', 'b5', 'b6']);
});

test('every post has its place in one row, behind those that complete the first page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(3), (columns, skipped) => {
      const rows = toRows(cells, { columns, skipped, invitedAfter: undefined });
      const placed = rows.flatMap((row) => (row.kind === 'posts' ? row.cells : []));
      expect(placed.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6'].slice(skipped));
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});

test('the invitation has a row of its own below the row of its post', () => {
  const rows = toRows(cells, { columns: 2, skipped: 0, invitedAfter: '3' });

  expect(rows.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    'posts 1',
    'posts 3',
    'invitation invitation',
    'posts 5',
  ]);
});

test.each([
  ['nothing in one column', [false, false], 1, 0],
  ['nothing in a full row', [false, false, false], 3, 0],
  ['two in a row of one', [false, false, false, false], 3, 2],
  ['one after a pinned post with a row of its own', [true, false, false], 3, 1],
])('%s completes the first page', (_what, pinned, columns, missing) => {
  const posts = pinned.map((isPinned) => ({ isPinned }));
  expect(missingInLastRow(posts, columns)).toBe(missing);
});
