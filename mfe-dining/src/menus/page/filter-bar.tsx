import { Button } from '@guest/shared/ui/button/button';
import { Chip } from '@guest/shared/ui/section/chips';
import { Icon } from '@guest/shared/ui/base/icon';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useState } from 'react';
import { useText } from '../../texts';
import { LazyMenuPart } from './lazy-menu-part';
import { LazyMenuSheet } from './lazy-menu-sheet';
import styles from './filter-bar.module.css';
import type { MenuFilterProps } from '../filter/filter-sheet';
import { isFiltering, NO_FILTER } from '../filter/menu-filter';

/** Opens the filter and shows the active one. */
export function FilterBar(props: MenuFilterProps) {
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
        <LazyMenuPart part={(it) => it.FilterSummary} isWanted={isOn} with={{ filter }} />
      </p>
      <LazyMenuSheet
        part={(it) => it.FilterSheet}
        isOpen={isOpen}
        with={{ ...props, isOpen, onClose: () => setIsOpen(false) }}
      />
    </div>
  );
}
