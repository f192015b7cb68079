import { useHost, useTexts } from '@guest/shared';
import type { Allergen } from '../contracts/menu/menu.schema';
import { listText } from '../format/list-text';
import { allergenTexts, type AllergenText } from './allergen-texts';

/** Allergens as a fact names them, one after the other. */
export function useAllergenList(): (allergens: Allergen[]) => string {
  const text = useTexts<AllergenText>();
  const { lang } = useHost();
  return (allergens) =>
    listText(
      allergens.map((allergen) => text(allergenTexts[allergen])),
      lang,
    );
}
