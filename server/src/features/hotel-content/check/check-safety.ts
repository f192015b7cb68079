import type { Allergen } from '@guest/shared/contracts/menu/menu.schema';
import type { Path } from '../folder/source-file';
import type { Item } from '../schema/menu.schema';
import type { Check, Report } from './check';
import { groupsOf, groupsOfItem, itemsOf, menusOf } from './menu-parts';

type Diet = NonNullable<Item['dietary']>[number];

const NOT_VEGETARIAN: Allergen[] = ['fish', 'crustaceans', 'molluscs'];
/** The allergens that a dish for a diet cannot contain. */
const NOT_WITH: readonly [diet: Diet, not: readonly Allergen[]][] = [
  ['vegan', [...NOT_VEGETARIAN, 'milk', 'eggs']],
  ['vegetarian', NOT_VEGETARIAN],
  ['gluten_free', ['gluten']],
  ['nut_free', ['nuts', 'peanuts']],
];

/** Checks that allergens and diets do not contradict each other, because guests with an allergy rely on them. */
export const checkSafety: Check = (content, report) => {
  for (const { file, item, path } of itemsOf(content)) {
    const contains = item.allergens ?? [];
    const dietary = { file, path: [...path, 'dietary'] };
    for (const [diet, not] of NOT_WITH) {
      const wrong = contains.find((one) => not.includes(one));
      if (wrong !== undefined && item.dietary?.includes(diet))
        report(dietary, {
          code: 'diet-contradicted',
          message: `"${item.key}" is not ${diet}, because it contains ${wrong}.`,
        });
    }
    // Milk without lactose is still the allergen milk, which nobody should leave out to pass the check.
    if (contains.includes('milk') && item.dietary?.includes('lactose_free'))
      report(dietary, {
        code: 'diet-doubtful',
        message: `"${item.key}" contains milk. Is all of it without lactose?`,
        suggestion: 'Otherwise remove lactose_free, and keep the allergen.',
        isWarning: true,
      });
    for (const { options } of groupsOfItem(content, item))
      for (const { key, removes = [] } of options)
        for (const removed of removes)
          if (!contains.includes(removed))
            report(
              { file, path: [...path, 'modifiers'] },
              {
                code: 'removes-nothing',
                message: `"${key}" removes ${removed}, which "${item.key}" does not contain.`,
                isWarning: true,
              },
            );
  }
  for (const { file, menu } of menusOf(content)) {
    const undeclared = menu.sections.flatMap(({ items }) => items).filter(({ allergens }) => !allergens);
    reportUndeclared({ file, path: ['sections'] }, { count: undeclared.length, what: 'item' }, report);
  }
  // Guests are told that a choice without allergens adds none.
  const undeclared = new Map<string, Path[]>();
  for (const { file, group, path } of groupsOf(content))
    for (const { allergens } of group.options)
      if (!allergens) undeclared.set(file, [...(undeclared.get(file) ?? []), path.slice(0, 1)]);
  for (const [file, [path = [], ...others]] of undeclared)
    reportUndeclared({ file, path }, { count: 1 + others.length, what: 'choice' }, report);
};

function reportUndeclared(
  at: Parameters<Report>[0],
  { count, what }: { count: number; what: string },
  report: Report,
): void {
  if (count === 0) return;
  report(at, {
    code: 'allergens-undeclared',
    message: `${count === 1 ? `One ${what} declares` : `${count} ${what}s declare`} no allergens; write "allergens: []" where there are none.`,
    isWarning: true,
  });
}
