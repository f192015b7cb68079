import { useHost } from '@guest/shared';
import type { MenuOverview } from '@guest/shared/contracts/menu.schema';
import { listText } from '@guest/shared/format/list-text';
import { useAllergenList } from '@guest/shared/menus/use-allergen-list';
import { Button } from '@guest/shared/ui/button';
import { Chip } from '@guest/shared/ui/chips';
import { Icon } from '@guest/shared/ui/icon';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useState } from 'react';
import { useText } from '../../texts';
import { dietaryTexts } from '../dietary-texts';
import styles from './filter-bar.module.css';
import { LateFilterSheet } from './late-filter-sheet';
import { isFiltering, NO_FILTER, type MenuFilter } from './menu-filter';

/** Leads to what can be left out of the menu, and says what is. */
export function FilterBar(props: {
  menu: MenuOverview;
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
}) {
  const { menu, filter, onFilter } = props;
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const isOn = isFiltering(filter);
  return (
    <div className={styles.bar}>
      <Chip isOn={isOn} onTap={() => setIsOpen(true)}>
        <Icon of={SlidersHorizontal} size={20} />
        {text('Allergens and diet')}
      </Chip>
      {isOn && (
        <Button look="quiet" onClick={() => onFilter(NO_FILTER)}>
          {text('Show all')}
        </Button>
      )}
      <p role="status" className={styles.words}>
        {isOn && <FilterWords filter={filter} />}
      </p>
      <LateFilterSheet isOpen={isOpen} with={{ menu, filter, onFilter }} onClose={() => setIsOpen(false)} />
    </div>
  );
}

/** In words that promise no more than the kitchen has. */
function FilterWords({ filter: { without, isStrict, diets } }: { filter: MenuFilter }) {
  const text = useText();
  const { lang } = useHost();
  const listOf = useAllergenList();
  const allergens = listOf(without);
  const suits = listText(
    diets.map((diet) => text(dietaryTexts[diet])),
    lang,
  );
  const listed = isStrict
    ? text('Not listed by the kitchen, not even as traces: {allergens}.', { allergens })
    : text('Not listed by the kitchen: {allergens}.', { allergens });
  return (
    <>
      {without.length > 0 && listed} {diets.length > 0 && text('Listed as: {diets}.', { diets: suits })}
    </>
  );
}
