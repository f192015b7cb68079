import type { MenuOverview } from '@guest/shared/contracts/menu.schema';
import { Section } from '@guest/shared/ui/section';
import { ItemRow } from './item-row';
import styles from './menu-section.module.css';
import type { ShownItem } from './use-late-item';

/** Dishes whose pictures are in sight at once. */
const IN_SIGHT = 2;

export function MenuSection(props: {
  section: MenuOverview['sections'][number];
  menu: MenuOverview;
  isFirst: boolean;
  onOpen: (shown: ShownItem) => void;
}) {
  const { section, menu, isFirst, onOpen } = props;
  return (
    <Section id={section.uuid} heading={section.name}>
      {section.description && <p className={styles.description}>{section.description}</p>}
      <ul role="list" className={styles.items}>
        {section.items.map((item, i) => (
          <ItemRow
            key={item.name}
            item={item}
            menu={menu}
            isPriority={isFirst && i < IN_SIGHT}
            onOpen={() => onOpen({ item, section: section.uuid })}
          />
        ))}
      </ul>
    </Section>
  );
}
