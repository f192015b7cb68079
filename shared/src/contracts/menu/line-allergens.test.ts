import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergyConflicts, lineAllergens } from './line-allergens';
import { choice, group, modifier } from './testing/item-builders';

const bread = group({
  uuid: 'bread',
  modifiers: [
    modifier('gluten-free', { removesAllergens: ['gluten'], mayContain: ['soybeans'] }),
    modifier('croutons', { allergens: ['gluten'] }),
    modifier('bacon', { dietaryRemoved: ['vegan', 'vegetarian'] }),
  ],
});
const soup = {
  allergensDeclared: true,
  allergens: ['gluten', 'milk'] as const,
  mayContain: ['nuts'] as const,
  dietary: ['vegetarian', 'organic'] as const,
  modifierGroups: [bread],
};
const of = (more: Partial<Parameters<typeof lineAllergens>[0]> = {}, ...chosen: string[]) =>
  lineAllergens(
    {
      ...soup,
      allergens: [...soup.allergens],
      mayContain: [...soup.mayContain],
      dietary: [...soup.dietary],
      ...more,
    },
    chosen.map((one) => choice('bread', one)),
  );

test('a modifier removes its listed allergens and adds its own', () => {
  expect(of({}, 'gluten-free')).toMatchObject({ allergens: ['milk'], mayContain: ['nuts', 'soybeans'] });
});

test('a modifier removes no allergens from another modifier', () => {
  expect(of({}, 'gluten-free', 'croutons').allergens).toContain('gluten');
});

test('a modifier removes nothing if the kitchen has not declared the allergens', () => {
  expect(of({ allergensDeclared: false }, 'gluten-free').allergens).toContain('gluten');
});

test('an item with bacon is no longer vegetarian', () => {
  expect(of({}, 'bacon').dietary).toEqual(['organic']);
});

test('an allergy conflicts with ingredients and traces, and with every item without declared allergens', () => {
  expect(allergyConflicts(of(), ['milk', 'nuts', 'fish'])).toEqual(['milk', 'nuts']);
  expect(allergyConflicts(of({ allergensDeclared: false }), ['fish'])).toEqual(['fish']);
  expect(allergyConflicts(of({}, 'gluten-free'), ['gluten'])).toEqual([]);
});

test('no selection hides an allergen that one of its modifiers adds', () => {
  const all = ['gluten', 'milk', 'nuts', 'fish'] as const;
  const some = fc.subarray([...all]);
  fc.assert(
    fc.property(some, some, some, some, (inItem, brought, removed, traces) => {
      const both = group({
        uuid: 'bread',
        modifiers: [
          modifier('adds', { allergens: brought }),
          modifier('removes', { removesAllergens: removed }),
        ],
      });
      const line = lineAllergens(
        { ...soup, dietary: [], allergens: inItem, mayContain: traces, modifierGroups: [both] },
        [choice('bread', 'adds'), choice('bread', 'removes')],
      );
      for (const allergen of all) {
        const isIn = brought.includes(allergen) || (inItem.includes(allergen) && !removed.includes(allergen));
        expect(line.allergens.includes(allergen)).toBe(isIn);
        expect(allergyConflicts(line, [allergen]).length).toBe(isIn || traces.includes(allergen) ? 1 : 0);
      }
    }),
  );
});
