import { expect, test } from 'vitest';
import { menuOfTable } from '../table/menu-of-table';
import { mergeMenu, type MergedMenu } from './merge-menu';

const hotel = { currency: 'EUR', precision: 2, languages: ['en'] };

function merge(table: string[][], before?: MergedMenu): MergedMenu {
  const { yaml, record = { sections: {}, items: {} } } = before ?? {};
  return mergeMenu(menuOfTable(table, hotel), { existing: yaml, key: 'kitchen', record, precision: 2 });
}

const HEADER = ['section', 'name', 'price', 'allergens', 'dietary'];
const withBread = (...cells: string[]) => [HEADER, ['Bakery', 'Bread', ...cells]];
const FIRST = withBread('3.50', 'milk', 'vegan');

test.each([
  ['allergens that cannot be read any more', withBread('3.50', 'milk, hazelnuts', 'vegan'), 'allergens'],
  ['allergens that are gone', withBread('3.50', '', 'vegan'), 'allergens'],
  ['a diet that is gone', withBread('3.50', 'milk', ''), 'dietary'],
  ['a price that cannot be read any more', withBread('1.234 or 5', 'milk', 'vegan'), 'price'],
])('%s leave the file, and are listed', (_, table, field) => {
  const first = merge(FIRST);

  const second = merge(table, first);
  const third = merge(table, second);

  expect(first.yaml).toContain(`${field}:`);
  expect(second.yaml).not.toContain(`${field}:`);
  expect(second.changed).toEqual([`bread: ${field} removed`]);
  expect(third.changed).toEqual([]);
});

test('a column that the table no longer has changes nothing, and its last values are remembered', () => {
  const first = merge(FIRST);

  const second = merge([HEADER.slice(0, 2), ['Bakery', 'Bread']], first);
  const third = merge(withBread('3.50', 'milk, hazelnuts', 'vegan'), second);

  expect(second.yaml).toBe(first.yaml);
  expect(third.changed).toEqual(['bread: allergens removed']);
});

test('allergens that somebody has written by hand stay as long as the source has none', () => {
  const first = merge(withBread('3.50', '', ''));
  const byHand = {
    ...first,
    yaml: first.yaml.replace('price: 3.50', 'price: 3.50\n        allergens: [nuts]'),
  };

  expect(merge(withBread('3.50', '', ''), byHand).yaml).toContain('allergens: [nuts]');
});
