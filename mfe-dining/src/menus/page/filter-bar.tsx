import { Button } from '@guest/shared/ui/button/button';
import { Chip } from '@guest/shared/ui/section/chips';
import { Icon } from '@guest/shared/ui/base/icon';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useState } from 'react';
import { useText } from '../../texts';
import { LateMenuPart } from './late-menu-part';
import { LateMenuSheet } from './late-menu-sheet';
import styles from './filter-bar.module.css';
import type { FilterOfMenu } from '../filter/filter-sheet';
import { isFiltering, NO_FILTER } from '../filter/menu-filter';

/** Opens the filter and shows the active one. */
export function FilterBar(props: FilterOfMenu) {
  const { filter, onFilter } = props;
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
        <LateMenuPart part={(it) => it.FilterWords} isWanted={isOn} with={{ filter }} />
      </p>
      <LateMenuSheet
        part={(it) => it.FilterSheet}
        isOpen={isOpen}
        with={{ ...props, isOpen, onClose: () => setIsOpen(false) }}
      />
    </div>
  );
}
