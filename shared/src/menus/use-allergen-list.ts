import { useHost, useTexts } from '@guest/shared';
import type { Allergen } from '../contracts/menu/menu.schema';
import { listText } from '../format/list-text';
import { allergenTexts, type AllergenText } from './allergen-texts';

/** Returns a function that formats allergens as a list. */
export function useAllergenList(): (allergens: Allergen[]) => string {
  const text = useTexts<AllergenText>();
  const { lang } = useHost();
  return (allergens) =>
    listText(
      allergens.map((allergen) => text(allergenTexts[allergen])),
      lang,
    );
}
