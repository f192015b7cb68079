import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Section } from '@guest/shared/ui/section/section';
import { memo } from 'react';
import { filterResultOf, type MenuFilter } from '../filter/menu-filter';
import { itemAvailability, type MenuAvailability } from '../serving/item-availability';
import { ItemRow } from './item-row';
import styles from './menu-section.module.css';
import { ServedLater } from '../item-facts/served-later';
import type { ShownItem } from './use-lazy-item';

/** The number of dishes whose pictures are loaded eagerly. */
const PRIORITY_ITEMS = 2;

export const MenuSection = memo(function MenuSection(props: {
  section: MenuOverview['sections'][number];
  menu: CurrencyOfMenu & MenuAvailability;
  isFirst: boolean;
  filter: MenuFilter;
  /** The number of dishes to render so far, counting only those that pass the filter. */
  limit: number;
  isComplete: boolean;
  onOpen: (shown: ShownItem) => void;
}) {
  const { section, menu, isFirst, filter, limit, isComplete, onOpen } = props;
  const shown = new Set(
    section.items.filter((item) => filterResultOf(item, filter) === 'shown').slice(0, limit),
  );
  return (
    <div hidden={limit === 0}>
      <Section id={section.uuid} heading={section.name}>
        {section.availability && (
          <div className={styles.hours}>
            <ServedLater hours={itemAvailability(menu, section.availability)} />
          </div>
        )}
        {section.description && (
          <p className={styles.description}>
            <bdi>{section.description}</bdi>
          </p>
        )}
        <ul role="list" className={styles.items}>
          {section.items.map(
            (item, i) =>
              (isComplete || shown.has(item)) && (
                <ItemRow
                  key={item.name}
                  item={item}
                  menu={menu}
                  section={section.uuid}
                  sectionAvailability={section.availability}
                  isPriority={isFirst && i < PRIORITY_ITEMS}
                  isHidden={!shown.has(item)}
                  onOpen={onOpen}
                />
              ),
          )}
        </ul>
      </Section>
    </div>
  );
});
