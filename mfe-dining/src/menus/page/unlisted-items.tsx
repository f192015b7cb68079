import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { Section } from '@guest/shared/ui/section/section';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useOrderText } from '../../lazy-texts/order-texts';
import { ItemRow } from './item-row';
import styles from './menu-section.module.css';
import { filterResultOf, type MenuFilter } from '../filter/menu-filter';
import type { ShownItem } from './use-lazy-item';

/**
 * Lists the items that a filter cannot judge because the kitchen has not declared their allergens. They must
 * never look as if they passed.
 */
export function UnlistedItems(props: {
  menu: MenuOverview;
  filter: MenuFilter;
  onOpen: (shown: ShownItem) => void;
}) {
  const { menu, filter, onOpen } = props;
  const text = useOrderText();
  const unlisted = menu.sections.flatMap(({ uuid, availability, items }) =>
    items
      .filter((item) => filterResultOf(item, filter) === 'unlisted')
      .map((item) => ({ item, section: uuid, sectionAvailability: availability })),
  );
  const isEmpty = !menu.sections.some(({ items }) =>
    items.some((item) => filterResultOf(item, filter) === 'shown'),
  );
  return (
    <>
      {isEmpty && (
        <EmptyState icon={SlidersHorizontal} heading={text('No items match your filters')} level={2}>
          {text('Please ask us. The kitchen can often leave something out.')}
        </EmptyState>
      )}
      {unlisted.length > 0 && (
        <Section heading={text('Allergens not listed: ask us')}>
          <p className={styles.description}>
            {text("The kitchen hasn't listed the ingredients of these. Please ask before you order.")}
          </p>
          <ul role="list" className={styles.items}>
            {unlisted.map((one) => (
              <ItemRow key={one.section + one.item.name} {...one} menu={menu} onOpen={onOpen} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
