import type { Allergen, MenuItem } from './menu.schema';
import { openGroups, type SelectedModifier } from './selection';

type AllergenSource = Pick<
  MenuItem,
  'allergensDeclared' | 'allergens' | 'mayContain' | 'dietary' | 'modifierGroups'
>;

export interface LineAllergens {
  /** False if the kitchen has not declared the allergens; the lists then say nothing about safety. */
  allergensDeclared: boolean;
  allergens: Allergen[];
  mayContain: Allergen[];
  dietary: MenuItem['dietary'];
}

/**
 * Returns the allergens of an item with its selected modifiers. A modifier removes allergens from the item,
 * never from another modifier.
 */
export function lineAllergens(item: AllergenSource, chosen: readonly SelectedModifier[]): LineAllergens {
  const modifiers = openGroups(item.modifierGroups, chosen).flatMap(({ choices }) =>
    choices.map(({ modifier }) => modifier),
  );
  const removed = item.allergensDeclared ? modifiers.flatMap(({ removesAllergens }) => removesAllergens) : [];
  const remaining = item.allergens.filter((allergen) => !removed.includes(allergen));
  const allergens = distinct([...remaining, ...modifiers.flatMap((modifier) => modifier.allergens)]);
  const traces = [...item.mayContain, ...modifiers.flatMap(({ mayContain = [] }) => mayContain)];
  const lost = modifiers.flatMap(({ dietaryRemoved = [] }) => dietaryRemoved);
  return {
    allergensDeclared: item.allergensDeclared,
    allergens,
    mayContain: distinct(traces).filter((allergen) => !allergens.includes(allergen)),
    dietary: item.dietary.filter((diet) => !lost.includes(diet)),
  };
}

/**
 * Returns the guest's allergies that a line contains or may contain, or all of them if the kitchen has not
 * declared the allergens.
 */
export function allergyConflicts(
  { allergensDeclared, allergens, mayContain }: LineAllergens,
  allergies: readonly Allergen[],
): Allergen[] {
  return distinct(allergies).filter(
    (allergy) => !allergensDeclared || allergens.includes(allergy) || mayContain.includes(allergy),
  );
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
