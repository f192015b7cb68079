import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { classList } from '@guest/shared/ui/base/class-list';
import { SectionTabs } from '@guest/shared/ui/section/section-tabs';
import { useText } from '../../texts';
import { isFiltering, NO_FILTER, placeOf, type MenuFilter } from '../filter/menu-filter';
import { LateMenuPart } from './late-menu-part';
import { MenuSection } from './menu-section';
import styles from './menu-sections.module.css';
import { shareOfSections } from './share-of-sections';
import { useDrawing } from './use-drawing';
import { useFactsOfAll } from './use-facts-of-all';
import type { ShownItem } from './use-late-item';

/** Renders the sections of a menu, or those that pass the filter. */
export function MenuSections(props: {
  menu: MenuOverview;
  filter: MenuFilter;
  onOpen: (shown: ShownItem) => void;
  /** Called once all dishes are rendered. */
  onWhole: () => void;
}) {
  const { onWhole, ...shared } = props;
  const { menu, filter } = shared;
  const factsOfAll = useFactsOfAll(menu);
  const text = useText();
  const counts = menu.sections.map(
    ({ items }) => items.filter((item) => placeOf(item, filter) === 'shown').length,
  );
  const all = counts.reduce((sum, it) => sum + it, 0);
  const { dishes, isWhole, drawAll } = useDrawing({ filter, all, onWhole });
  const shares = shareOfSections(counts, dishes);
  const left = menu.sections.filter((_, i) => counts[i] !== 0);
  return (
    <>
      {left.length > 1 && (
        <SectionTabs
          name={text('Sections')}
          sections={left.map(({ uuid, name }) => ({ id: uuid, name }))}
          onLead={drawAll}
        />
      )}
      <div className={classList(styles.sections, dishes < all && styles.unfinished)}>
        {menu.sections.map((section, i) => (
          <MenuSection
            key={section.uuid}
            section={section}
            isFirst={i === 0}
            dishes={shares[i] ?? 0}
            isWhole={isWhole}
            {...shared}
            menu={factsOfAll}
          />
        ))}
        <LateMenuPart
          part={(it) => it.UnlistedItems}
          isWanted={isFiltering(filter)}
          with={{ ...shared, filter: dishes < all ? NO_FILTER : filter }}
        />
      </div>
    </>
  );
}
