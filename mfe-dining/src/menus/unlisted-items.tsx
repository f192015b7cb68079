import type { MenuOverview } from '@guest/shared/contracts/menu.schema';
import { Section } from '@guest/shared/ui/section';
import { useText } from '../texts';
import { ItemRow } from './item-row';
import styles from './menu-section.module.css';
import { placeOf, type MenuFilter } from './filter/menu-filter';
import type { ShownItem } from './use-late-item';

/** What a filter cannot judge, because the kitchen has not said what is in it: apart, and never as if it fitted. */
export function UnlistedItems(props: {
  menu: MenuOverview;
  filter: MenuFilter;
  onOpen: (shown: ShownItem) => void;
}) {
  const { menu, filter, onOpen } = props;
  const text = useText();
  const unlisted = menu.sections.flatMap(({ uuid, items }) =>
    items.filter((item) => placeOf(item, filter) === 'unlisted').map((item) => ({ item, section: uuid })),
  );
  if (unlisted.length === 0) return null;
  return (
    <Section heading={text('Allergens not listed: ask us')}>
      <p className={styles.description}>
        {text('The kitchen has not said what is in these. Please ask before you order.')}
      </p>
      <ul role="list" className={styles.items}>
        {unlisted.map(({ item, section }) => (
          <ItemRow key={section + item.name} item={item} section={section} menu={menu} onOpen={onOpen} />
        ))}
      </ul>
    </Section>
  );
}
