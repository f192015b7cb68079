import type { ListedItem } from '@guest/shared/contracts/menu/menu.schema';
import type { TextKey } from '../../texts';

/** The names of the diets. */
export const dietaryTexts: Record<ListedItem['dietary'][number], TextKey> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  halal: 'Halal',
  kosher: 'Kosher',
  gluten_free: 'Gluten-free',
  lactose_free: 'Lactose-free',
  nut_free: 'Nut-free',
  organic: 'Organic',
};
