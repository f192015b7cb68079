import type { MenuOverview } from '@guest/shared/contracts/menu.schema';
import { useHost } from '@guest/shared';
import { LatePart } from '@guest/shared/ui/late-part';
import { SectionTabs } from '@guest/shared/ui/section-tabs';
import { withLateTexts } from '../late/with-late-texts';
import { useText } from '../texts';
import { isFiltering, placeOf, type MenuFilter } from './filter/menu-filter';
import { MenuSection } from './menu-section';
import styles from './menu-sections.module.css';
import type { ShownItem } from './use-late-item';

const loadLeft = () =>
  import(/* webpackChunkName: "item-sheet" */ './unlisted-items').then((it) => it.UnlistedItems);

/** All that a menu offers, or what a filter leaves of it. */
export function MenuSections(props: {
  menu: MenuOverview;
  filter: MenuFilter;
  onOpen: (shown: ShownItem) => void;
}) {
  const { menu, filter } = props;
  const text = useText();
  const { lang } = useHost();
  const left = menu.sections.filter(({ items }) => items.some((item) => placeOf(item, filter) === 'shown'));
  return (
    <>
      {left.length > 1 && (
        <SectionTabs name={text('Sections')} sections={left.map(({ uuid, name }) => ({ id: uuid, name }))} />
      )}
      <div className={styles.sections}>
        {menu.sections.map((section, i) => (
          <MenuSection key={section.uuid} section={section} isFirst={i === 0} {...props} />
        ))}
        <LatePart load={withLateTexts(lang, loadLeft)} isWanted={isFiltering(filter)} with={props} />
      </div>
    </>
  );
}
