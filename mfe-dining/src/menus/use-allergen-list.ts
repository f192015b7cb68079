import { useHost } from '@guest/shared';
import type { Allergen } from '@guest/shared/contracts/menu.schema';
import { listText } from '@guest/shared/format/list-text';
import { useText } from '../texts';
import { allergenTexts } from './allergen-texts';

/** Allergens as a fact names them, one after the other. */
export function useAllergenList(): (allergens: Allergen[]) => string {
  const text = useText();
  const { lang } = useHost();
  return (allergens) =>
    listText(
      allergens.map((allergen) => text(allergenTexts[allergen])),
      lang,
    );
}
