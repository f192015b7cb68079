import type { Check, Report } from './check';
import { groupsOfItem, itemsOf, menusOf } from './menu-parts';

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
    if (undeclared.length > 0) reportUndeclared(file, undeclared.length, report);
  }
};

const reportUndeclared = (file: string, items: number, report: Report) =>
  report(
    { file, path: ['sections'] },
    {
      code: 'allergens-undeclared',
      message: `${items === 1 ? 'One item declares' : `${items} items declare`} no allergens; write "allergens: []" where there are none.`,
      isWarning: true,
    },
  );
