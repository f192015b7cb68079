import { allergenSchema, dietarySchema, type Allergen } from '@guest/shared/contracts/menu/menu.schema';
import type { ConvertedItem } from '../model/converted-menu';

const NONE = /^(none|no|-|–|keine?|ninguno|aucun)$/i;

/** The words that kitchens use for allergens. `shellfish` declares both groups, because a guest must not miss one. */
const ALLERGEN_WORDS: Readonly<Record<string, Allergen[]>> = {
  ...Object.fromEntries(allergenSchema.options.map((one) => [one, [one]])),
  wheat: ['gluten'],
  cereals: ['gluten'],
  egg: ['eggs'],
  peanut: ['peanuts'],
  soy: ['soybeans'],
  soya: ['soybeans'],
  dairy: ['milk'],
  lactose: ['milk'],
  nut: ['nuts'],
  tree_nuts: ['nuts'],
  sulfites: ['sulphites'],
  sulphur_dioxide: ['sulphites'],
  shellfish: ['crustaceans', 'molluscs'],
  mollusks: ['molluscs'],
};

/**
 * Reads the columns of allergens and diets. If any word in the list of allergens is unknown, the item counts as not
 * declared.
 */
export function readAllergensAndDiets(
  cell: (column: string) => string,
  lost: (what: string) => void,
): Pick<ConvertedItem, 'allergens' | 'dietary'> {
  const words = (column: string) =>
    cell(column)
      .split(/[,;|/\n]/)
      .map((one) => one.trim().toLowerCase().replaceAll(/[ -]+/g, '_'))
      .filter((one) => one !== '');
  const read: Pick<ConvertedItem, 'allergens' | 'dietary'> = {};
  if (NONE.test(cell('allergens'))) read.allergens = [];
  else if (words('allergens').length > 0) {
    const unknown = words('allergens').filter((one) => !Object.hasOwn(ALLERGEN_WORDS, one));
    for (const one of unknown) lost(`"${one}" is no known allergen`);
    // An unknown word may be an allergen, so the known ones must not look like a complete list.
    if (unknown.length > 0) lost('its allergens are left undeclared, because not all were understood');
    else read.allergens = [...new Set(words('allergens').flatMap((one) => ALLERGEN_WORDS[one] ?? []))];
  }
  const diets = words('dietary').flatMap((word) => {
    const diet = dietarySchema.options.find((one) => one === word);
    if (diet === undefined) lost(`"${word}" is no known diet`);
    return diet ?? [];
  });
  if (diets.length > 0) read.dietary = [...new Set(diets)];
  return read;
}
