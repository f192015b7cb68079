import type { MenuOverview } from '@guest/shared/contracts/menu.schema';
import { EmptyState } from '@guest/shared/ui/empty-state';
import { SectionTabs } from '@guest/shared/ui/section-tabs';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useText } from '../texts';
import { placeOf, type MenuFilter } from './filter/menu-filter';
import { MenuSection } from './menu-section';
import styles from './menu-sections.module.css';
import { UnlistedItems } from './unlisted-items';
import type { ShownItem } from './use-late-item';

/** All that a menu offers, or what a filter leaves of it. */
export function MenuSections(props: {
  menu: MenuOverview;
  filter: MenuFilter;
  onOpen: (shown: ShownItem) => void;
}) {
  const { menu, filter } = props;
  const text = useText();
  const left = menu.sections.filter(({ items }) => items.some((item) => placeOf(item, filter) === 'shown'));
  return (
    <>
      {left.length > 1 && (
        <SectionTabs name={text('Sections')} sections={left.map(({ uuid, name }) => ({ id: uuid, name }))} />
      )}
      {left.length === 0 && (
        <EmptyState icon={SlidersHorizontal} heading={text('Nothing listed fits')} level={2}>
          {text('Ask us: the kitchen often can leave something out.')}
        </EmptyState>
      )}
      <div className={styles.sections}>
        {menu.sections.map((section, i) => (
          <MenuSection key={section.uuid} section={section} isFirst={i === 0} {...props} />
        ))}
        <UnlistedItems {...props} />
      </div>
    </>
  );
}
