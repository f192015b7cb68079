import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergyConflicts, lineAllergens } from './line-allergens';
import { choice, group, modifier } from './testing/made-up-items';

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

test('what is taken out is out, and what comes with it is in', () => {
  expect(of({}, 'gluten-free')).toMatchObject({ allergens: ['milk'], mayContain: ['nuts', 'soybeans'] });
});

test('a modifier takes nothing out of another', () => {
  expect(of({}, 'gluten-free', 'croutons').allergens).toContain('gluten');
});

test('of what the kitchen has not said, nothing is taken out', () => {
  expect(of({ allergensDeclared: false }, 'gluten-free').allergens).toContain('gluten');
});

test('with bacon it is no longer vegetarian', () => {
  expect(of({}, 'bacon').dietary).toEqual(['organic']);
});

test('an allergy is met by what is in it and by traces; by everything where nothing was said', () => {
  expect(allergyConflicts(of(), ['milk', 'nuts', 'fish'])).toEqual(['milk', 'nuts']);
  expect(allergyConflicts(of({ allergensDeclared: false }), ['fish'])).toEqual(['fish']);
  expect(allergyConflicts(of({}, 'gluten-free'), ['gluten'])).toEqual([]);
});

test('no choice hides an allergen that one of the choices brings', () => {
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
