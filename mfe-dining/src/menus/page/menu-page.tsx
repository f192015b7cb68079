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

interface MenuBasket {
  /** Shows the basket beside the menu on wide screens. */
  Pane: ComponentType<{ outlet: string }>;
  /** Links to the basket from below the menu on all other screens. */
  Bar: ComponentType<{ outlet: string }>;
}

/** The page of a menu. Without `basket` nothing can be ordered from it. */
export function MenuPage({ basket }: { basket?: MenuBasket }) {
  const property = usePathParam('property');
  const outlet = usePathParam('outlet');
  const slug = usePathParam('menu');
  const menu = useRead(outletContract.getMenuOverview, { params: { property, outlet, menu: slug } });
  const isLive = useIsPageLive();
  const [shown, setShown] = useState<ShownItem | null>(null);
  const [isComplete, setIsComplete] = useState(false);
  const [filter, setFilter] = useMenuFilter();
  usePageName(menu.name);
  const Basket = menu.orderable ? basket : undefined;

  return (
    <>
      <MenuHead menu={menu} />
      <NotServed menu={menu} />
      {menu.sections.length === 0 ? (
        <LazyMenuPart part={(it) => it.LiveEmptyMenu} isWanted with={menu} />
      ) : (
        <>
          <div className={Basket && styles.panes}>
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
            {Basket && <div className={styles.basket}>{isComplete && <Basket.Pane outlet={outlet} />}</div>}
          </div>
          {isComplete && <LazyMenuPart part={(it) => it.LiveMenu} isWanted={isLive} with={menu} />}
          {Basket && <div className={styles.bar}>{isComplete && <Basket.Bar outlet={outlet} />}</div>}
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
