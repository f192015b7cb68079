import { post } from '@guest/shared/testing/builders/post';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, missingInLastRow, rowsOf } from './feed-rows';

const first = { items: [post({ id: '0' })], nextCursor: 'a', prevCursor: null };
const pages = [
  { cursor: 'a', ids: ['1', '2', '3', '4'] },
  { cursor: 'b', ids: ['4', '5', '0', '6'] },
];
const cells = cellsOf({ first, pages });

test('a post on two pages appears once, where it was first', () => {
  expect(cells.map(({ id, cursor }) => cursor + id)).toEqual(['a1', 'a2', 'a3', 'a4', 'b5', 'b6']);
});

test('a list that has not changed is not arranged again, and one that has grown is', () => {
  const options = { columns: 1, skipped: 0, invitedAfter: undefined };
  const rows = rowsOf(cells, options);

  expect(cellsOf({ first, pages })).toBe(cells);
  expect(rowsOf(cells, { ...options })).toBe(rows);
  expect(rowsOf(cells, { ...options, columns: 2 })).toHaveLength(3);
  expect(cellsOf({ first: { ...first, items: [] }, pages }).map(({ id }) => id)).toContain('0');
  expect(cellsOf({ first, pages: [...pages, { cursor: 'c', ids: ['7'] }] })).toHaveLength(7);
});

test('every post has its place in one row, behind those that complete the first page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(3), (columns, skipped) => {
      const rows = rowsOf(cells, { columns, skipped, invitedAfter: undefined });
      const placed = rows.flatMap((row) => (row.kind === 'posts' ? row.cells : []));
      expect(placed.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6'].slice(skipped));
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});

test('the invitation has a row of its own below the row of its post', () => {
  const rows = rowsOf(cells, { columns: 2, skipped: 0, invitedAfter: '3' });

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
