import type { Path } from '../folder/source-file';
import type { Check, Report } from './check';
import { groupsOf, groupsOfItem, itemsOf, menusOf } from './menu-parts';

const NOT_VEGETARIAN = ['fish', 'crustaceans', 'molluscs'];
const NOT_VEGAN = [...NOT_VEGETARIAN, 'milk', 'eggs'];

/** Checks that allergens and diets do not contradict each other, because guests with an allergy rely on them. */
export const checkSafety: Check = (content, report) => {
  for (const { file, item, path } of itemsOf(content)) {
    const contains = item.allergens ?? [];
    const contradicts = (diet: 'vegan' | 'vegetarian', not: string[]) => {
      const wrong = contains.find((one) => not.includes(one));
      if (wrong !== undefined && item.dietary?.includes(diet))
        report(
          { file, path: [...path, 'dietary'] },
          {
            code: 'diet-contradicted',
            message: `"${item.key}" is not ${diet}, because it contains ${wrong}.`,
          },
        );
    };
    contradicts('vegan', NOT_VEGAN);
    contradicts('vegetarian', NOT_VEGETARIAN);
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
