import { useHost } from '@guest/shared';
import { listText } from '@guest/shared/format/list-text';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { useOrderText } from '../../lazy-texts/order-texts';
import { dietaryTexts } from '../item-facts/dietary-texts';
import { isFiltering, type MenuFilter } from './menu-filter';

/** Describes the active filter. The wording must never promise more than the kitchen has declared. */
export function FilterSummary({ filter: { without, isStrict, diets } }: { filter: MenuFilter }) {
  const text = useOrderText();
  const { lang } = useHost();
  const listOf = useAllergenList();
  const allergens = listOf(without);
  const dietNames = listText(
    diets.map((diet) => text(dietaryTexts[diet])),
    lang,
  );
  const allergenText = isStrict
    ? text('Not listed by the kitchen, not even as traces: {allergens}.', { allergens })
    : text('Not listed by the kitchen: {allergens}.', { allergens });
  if (!isFiltering({ without, isStrict, diets })) return null;
  return (
    <>
      {without.length > 0 && allergenText}{' '}
      {diets.length > 0 && text('Listed as: {diets}.', { diets: dietNames })}
    </>
  );
}
