import { allergenTexts } from '@guest/shared/menus/allergen-texts';
import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFiltering, isMenuFilter, NO_FILTER, filterResultOf, type MenuFilter } from './menu-filter';

const allergens = fc.uniqueArray(fc.constantFrom(...(Object.keys(allergenTexts) as Allergen[])));
const diets = fc.uniqueArray(fc.constantFrom('vegan' as const, 'halal' as const, 'nut_free' as const));
const items = fc.record({
  allergensDeclared: fc.boolean(),
  allergens,
  mayContain: allergens,
  dietary: diets,
});
const filters: fc.Arbitrary<MenuFilter> = fc.record({ without: allergens, isStrict: fc.boolean(), diets });

test('without a filter all items are shown', () => {
  fc.assert(fc.property(items, (item) => filterResultOf(item, { ...NO_FILTER, isStrict: true }) === 'shown'));
});

test('a filtered item is declared, lists no excluded allergen and suits every diet', () => {
  fc.assert(
    fc.property(items, filters, (item, filter) => {
      fc.pre(isFiltering(filter) && filterResultOf(item, filter) === 'shown');

      expect(item.allergensDeclared).toBe(true);
      expect(item.allergens.filter((one) => filter.without.includes(one))).toEqual([]);
      if (filter.isStrict) expect(item.mayContain.some((one) => filter.without.includes(one))).toBe(false);
      expect(item.dietary).toEqual(expect.arrayContaining(filter.diets));
    }),
  );
});

test('an item without a declaration never passes a filter', () => {
  fc.assert(
    fc.property(items, filters, (item, filter) => {
      fc.pre(isFiltering(filter));

      expect(filterResultOf({ ...item, allergensDeclared: false }, filter)).not.toBe('shown');
    }),
  );
});

test('an item that may contain an allergen passes unless the filter is strict', () => {
  const item = { allergensDeclared: true, allergens: [], mayContain: ['nuts' as const], dietary: [] };
  const without: MenuFilter = { ...NO_FILTER, without: ['nuts'] };

  expect(filterResultOf(item, without)).toBe('shown');
  expect(filterResultOf(item, { ...without, isStrict: true })).toBe('left-out');
});

test('an invalid stored value counts as no filter', () => {
  expect(
    [NO_FILTER, null, 'x', {}, { without: 'nuts', diets: [], isStrict: true }].map(isMenuFilter),
  ).toEqual([true, false, false, false, false]);
});
