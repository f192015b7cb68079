import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { useState } from 'react';
import { FilterBar } from './filter-bar';
import { useMenuFilter } from '../filter/use-menu-filter';
import { LateItemSheet } from './late-item-sheet';
import { LateMenuPart } from './late-menu-part';
import { MenuHead } from './menu-head';
import { MenuNotes } from './menu-notes';
import { MenuSections } from './menu-sections';
import { NotServed } from './not-served';
import type { ShownItem } from './use-late-item';

export function MenuPage() {
  const property = usePathParam('property');
  const outlet = usePathParam('outlet');
  const slug = usePathParam('menu');
  const menu = useRead(outletContract.getMenuOverview, { params: { property, outlet, menu: slug } });
  const isLive = useIsPageLive();
  const [shown, setShown] = useState<ShownItem | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [filter, setFilter] = useMenuFilter();
  usePageName(menu.name);

  return (
    <>
      <MenuHead menu={menu} />
      <NotServed menu={menu} />
      {menu.sections.length === 0 ? (
        <LateMenuPart part={(it) => it.EmptyMenu} isWanted with={menu} />
      ) : (
        <>
          <FilterBar menu={menu} filter={filter} onFilter={setFilter} />
          <MenuSections menu={menu} filter={filter} onOpen={setShown} onWhole={() => setIsWhole(true)} />
          <MenuNotes menu={menu} />
          {isWhole && <LateMenuPart part={(it) => it.LiveMenu} isWanted={isLive} with={menu} />}
          <LateItemSheet shown={shown} menu={menu} isMenuWhole={isWhole} onClose={() => setShown(null)} />
        </>
      )}
    </>
  );
}
