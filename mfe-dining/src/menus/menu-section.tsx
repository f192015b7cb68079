import type { MenuOverview } from '@guest/shared/contracts/menu.schema';
import { Section } from '@guest/shared/ui/section';
import { placeOf, type MenuFilter } from './filter/menu-filter';
import { hoursOfItem } from './hours-of-item';
import { ItemRow } from './item-row';
import styles from './menu-section.module.css';
import { ServedLater } from './served-later';
import type { ShownItem } from './use-late-item';

/** Dishes whose pictures are in sight at once. */
const IN_SIGHT = 2;

export function MenuSection(props: {
  section: MenuOverview['sections'][number];
  menu: MenuOverview;
  isFirst: boolean;
  filter: MenuFilter;
  onOpen: (shown: ShownItem) => void;
}) {
  const { section, menu, isFirst, filter, onOpen } = props;
  const isShown = section.items.map((item) => placeOf(item, filter) === 'shown');
  return (
    <div hidden={!isShown.includes(true)}>
      <Section id={section.uuid} heading={section.name}>
        {section.availability && (
          <div className={styles.hours}>
            <ServedLater hours={hoursOfItem(menu, section.availability)} />
          </div>
        )}
        {section.description && <p className={styles.description}>{section.description}</p>}
        <ul role="list" className={styles.items}>
          {section.items.map((item, i) => (
            <ItemRow
              key={item.name}
              item={item}
              menu={menu}
              section={section.uuid}
              within={section.availability}
              isPriority={isFirst && i < IN_SIGHT}
              isHidden={!isShown[i]}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </Section>
    </div>
  );
}
