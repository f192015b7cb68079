import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { useState, type ComponentType } from 'react';
import { FilterBar } from './filter-bar';
import { useMenuFilter } from '../filter/use-menu-filter';
import { LazyItemSheet } from './lazy-item-sheet';
import { LazyMenuPart } from './lazy-menu-part';
import styles from './menu-page.module.css';
import { MenuHead } from './menu-head';
import { MenuNotes } from '@guest/shared/ui/base/menu-notes';
import { MenuSections } from './menu-sections';
import { NotServed } from './not-served';
import type { ShownItem } from './use-lazy-item';

/** A menu. `Basket` is what the guest has chosen from it, shown beside the dishes where the screen is wide enough. */
export function MenuPage({ Basket }: { Basket?: ComponentType<{ outlet: string }> }) {
  const property = usePathParam('property');
  const outlet = usePathParam('outlet');
  const slug = usePathParam('menu');
  const menu = useRead(outletContract.getMenuOverview, { params: { property, outlet, menu: slug } });
  const isLive = useIsPageLive();
  const [shown, setShown] = useState<ShownItem | null>(null);
  const [isComplete, setIsComplete] = useState(false);
  const [filter, setFilter] = useMenuFilter();
  usePageName(menu.name);
  const hasBasket = Basket !== undefined && menu.orderable;

  return (
    <>
      <MenuHead menu={menu} />
      <NotServed menu={menu} />
      {menu.sections.length === 0 ? (
        <LazyMenuPart part={(it) => it.LiveEmptyMenu} isWanted with={menu} />
      ) : (
        <>
          <div className={hasBasket ? styles.panes : undefined}>
            <div>
              <FilterBar menu={menu} filter={filter} onFilter={setFilter} />
              <MenuSections
                menu={menu}
                filter={filter}
                onOpen={setShown}
                onComplete={() => setIsComplete(true)}
              />
              <MenuNotes menu={menu} />
            </div>
            {hasBasket && <div className={styles.basket}>{isComplete && <Basket outlet={outlet} />}</div>}
          </div>
          <div className={hasBasket ? styles.paneBar : styles.bar}>
            {isComplete && <LazyMenuPart part={(it) => it.LiveMenu} isWanted={isLive} with={menu} />}
          </div>
          <LazyItemSheet
            shown={shown}
            menu={menu}
            isMenuComplete={isComplete}
            onClose={() => setShown(null)}
          />
        </>
      )}
    </>
  );
}
