import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { SectionTabs } from '@guest/shared/ui/section-tabs';
import { useState } from 'react';
import { useText } from '../texts';
import { LateItemSheet } from './late-item-sheet';
import { MenuHead } from './menu-head';
import { MenuNotes } from './menu-notes';
import { MenuSection } from './menu-section';
import { NoMenus } from './no-menus';
import { NotServed } from './not-served';
import type { ShownItem } from './use-late-item';

export function MenuPage() {
  const text = useText();
  const property = usePathParam('property');
  const outlet = usePathParam('outlet');
  const slug = usePathParam('menu');
  const menu = useRead(outletContract.getMenuOverview, { params: { property, outlet, menu: slug } });
  const [shown, setShown] = useState<ShownItem | null>(null);
  usePageName(menu.name);

  return (
    <>
      <MenuHead menu={menu} />
      <NotServed menu={menu} />
      {menu.sections.length === 0 && <NoMenus />}
      {menu.sections.length > 1 && (
        <SectionTabs
          name={text('Sections')}
          sections={menu.sections.map(({ uuid, name }) => ({ id: uuid, name }))}
        />
      )}
      {menu.sections.map((section, i) => (
        <MenuSection key={section.uuid} section={section} menu={menu} isFirst={i === 0} onOpen={setShown} />
      ))}
      <MenuNotes menu={menu} />
      <LateItemSheet shown={shown} menu={menu} onClose={() => setShown(null)} />
    </>
  );
}
