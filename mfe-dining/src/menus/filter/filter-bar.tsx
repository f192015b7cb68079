import { useHost } from '@guest/shared';
import type { MenuOverview } from '@guest/shared/contracts/menu.schema';
import { Button } from '@guest/shared/ui/button';
import { Chip } from '@guest/shared/ui/chips';
import { Icon } from '@guest/shared/ui/icon';
import { LatePart } from '@guest/shared/ui/late-part';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useState } from 'react';
import { withLateTexts } from '../../late/with-late-texts';
import { useText } from '../../texts';
import styles from './filter-bar.module.css';
import { LateFilterSheet } from './late-filter-sheet';
import { isFiltering, NO_FILTER, type MenuFilter } from './menu-filter';

const loadWords = () =>
  import(/* webpackChunkName: "item-sheet" */ './filter-words').then((it) => it.FilterWords);

/** Leads to what can be left out of the menu, and says what is. */
export function FilterBar(props: {
  menu: MenuOverview;
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
}) {
  const { menu, filter, onFilter } = props;
  const text = useText();
  const { lang } = useHost();
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
        <LatePart load={withLateTexts(lang, loadWords)} isWanted={isOn} with={{ filter }} />
      </p>
      <LateFilterSheet isOpen={isOpen} with={{ menu, filter, onFilter }} onClose={() => setIsOpen(false)} />
    </div>
  );
}
