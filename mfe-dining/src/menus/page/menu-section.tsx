import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { Section } from '@guest/shared/ui/section/section';
import { memo } from 'react';
import { placeOf, type MenuFilter } from '../filter/menu-filter';
import { hoursOfItem, type HoursOfMenu } from '../serving/hours-of-item';
import { ItemRow } from './item-row';
import styles from './menu-section.module.css';
import { ServedLater } from '../item-facts/served-later';
import type { ShownItem } from './use-late-item';

/** The number of dishes whose pictures are loaded eagerly. */
const IN_SIGHT = 2;

export const MenuSection = memo(function MenuSection(props: {
  section: MenuOverview['sections'][number];
  menu: CurrencyOfMenu & HoursOfMenu;
  isFirst: boolean;
  filter: MenuFilter;
  /** The number of dishes to render so far, counting only those that pass the filter. */
  dishes: number;
  isWhole: boolean;
  onOpen: (shown: ShownItem) => void;
}) {
  const { section, menu, isFirst, filter, dishes, isWhole, onOpen } = props;
  const shown = new Set(section.items.filter((item) => placeOf(item, filter) === 'shown').slice(0, dishes));
  return (
    <div hidden={dishes === 0}>
      <Section id={section.uuid} heading={section.name}>
        {section.availability && (
          <div className={styles.hours}>
            <ServedLater hours={hoursOfItem(menu, section.availability)} />
          </div>
        )}
        {section.description && <p className={styles.description}>{section.description}</p>}
        <ul role="list" className={styles.items}>
          {section.items.map(
            (item, i) =>
              (isWhole || shown.has(item)) && (
                <ItemRow
                  key={item.name}
                  item={item}
                  menu={menu}
                  section={section.uuid}
                  within={section.availability}
                  isPriority={isFirst && i < IN_SIGHT}
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
