import type { Allergen, MenuItem } from './menu.schema';
import { openGroups, type Chosen } from './selection';

type Substance = Pick<
  MenuItem,
  'allergensDeclared' | 'allergens' | 'mayContain' | 'dietary' | 'modifierGroups'
>;

export interface LineAllergens {
  /** False: the kitchen has not said, and nothing that is listed or not listed makes it safe. */
  allergensDeclared: boolean;
  allergens: Allergen[];
  mayContain: Allergen[];
  dietary: MenuItem['dietary'];
}

/** What is in an item as it was put together. A modifier takes allergens out of the item, never out of another modifier. */
export function lineAllergens(item: Substance, chosen: readonly Chosen[]): LineAllergens {
  const modifiers = openGroups(item.modifierGroups, chosen).flatMap(({ choices }) =>
    choices.map(({ modifier }) => modifier),
  );
  const removed = item.allergensDeclared ? modifiers.flatMap(({ removesAllergens }) => removesAllergens) : [];
  const kept = item.allergens.filter((allergen) => !removed.includes(allergen));
  const allergens = distinct([...kept, ...modifiers.flatMap((modifier) => modifier.allergens)]);
  const traces = [...item.mayContain, ...modifiers.flatMap(({ mayContain = [] }) => mayContain)];
  const lost = modifiers.flatMap(({ dietaryRemoved = [] }) => dietaryRemoved);
  return {
    allergensDeclared: item.allergensDeclared,
    allergens,
    mayContain: distinct(traces).filter((allergen) => !allergens.includes(allergen)),
    dietary: item.dietary.filter((diet) => !lost.includes(diet)),
  };
}

/** Those of a guest's allergies that a line meets, or may meet; all of them where the kitchen has not said. */
export function allergyConflicts(
  { allergensDeclared, allergens, mayContain }: LineAllergens,
  allergies: readonly Allergen[],
): Allergen[] {
  return distinct(allergies).filter(
    (allergy) => !allergensDeclared || allergens.includes(allergy) || mayContain.includes(allergy),
  );
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
