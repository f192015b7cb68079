import type { Allergen } from '../contracts/menu/menu.schema';

/** The names of the allergens. Every package that shows a menu has them in its catalog. */
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
