import type { Allergen } from '../contracts/menu/menu.schema';

/** What each allergen is called; whoever shows a menu has these in its catalog. */
export const allergenTexts = {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soybeans: 'Soybeans',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
} as const satisfies Record<Allergen, string>;

export type AllergenText = (typeof allergenTexts)[Allergen];
