import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { classNames } from '@guest/shared/ui/base/class-names';
import { SectionTabs } from '@guest/shared/ui/section/section-tabs';
import { useText } from '../../texts';
import { isFiltering, NO_FILTER, filterResultOf, type MenuFilter } from '../filter/menu-filter';
import { LazyMenuPart } from './lazy-menu-part';
import { MenuSection } from './menu-section';
import styles from './menu-sections.module.css';
import { sectionLimits } from './section-limits';
import { useProgressiveList } from './use-progressive-list';
import { useSharedItemFacts } from './use-shared-item-facts';
import type { ShownItem } from './use-lazy-item';

/** Renders the sections of a menu, or those that pass the filter. */
export function MenuSections(props: {
  menu: MenuOverview;
  filter: MenuFilter;
  onOpen: (shown: ShownItem) => void;
  /** Called once all dishes are rendered. */
  onComplete: () => void;
}) {
  const { onComplete, ...shared } = props;
  const { menu, filter } = shared;
  const sharedFacts = useSharedItemFacts(menu);
  const text = useText();
  const counts = menu.sections.map(
    ({ items }) => items.filter((item) => filterResultOf(item, filter) === 'shown').length,
  );
  const itemCount = counts.reduce((sum, it) => sum + it, 0);
  const { visibleCount, isComplete, showAll } = useProgressiveList({ filter, itemCount, onComplete });
  const limits = sectionLimits(counts, visibleCount);
  const visibleSections = menu.sections.filter((_, i) => counts[i] !== 0);
  return (
    <>
      {visibleSections.length > 1 && (
        <SectionTabs
          name={text('Sections')}
          sections={visibleSections.map(({ uuid, name }) => ({ id: uuid, name }))}
          onBeforeScroll={showAll}
        />
      )}
      <div className={classNames(styles.sections, visibleCount < itemCount && styles.unfinished)}>
        {menu.sections.map((section, i) => (
          <MenuSection
            key={section.uuid}
            section={section}
            isFirst={i === 0}
            limit={limits[i] ?? 0}
            isComplete={isComplete}
            {...shared}
            menu={sharedFacts}
          />
        ))}
        <LazyMenuPart
          part={(it) => it.UnlistedItems}
          isWanted={isFiltering(filter)}
          with={{ ...shared, filter: visibleCount < itemCount ? NO_FILTER : filter }}
        />
      </div>
    </>
  );
}
