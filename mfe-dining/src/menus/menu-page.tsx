import type { MenuItem } from '@guest/shared/contracts/menu.schema';
import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { ButtonLink } from '@guest/shared/ui/button-link';
import { Notice } from '@guest/shared/ui/notice';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Section } from '@guest/shared/ui/section';
import { SectionTabs } from '@guest/shared/ui/section-tabs';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { useText } from '../texts';
import { ItemRow } from './item-row';
import { LateItemSheet } from './late-item-sheet';
import { MenuHours } from './menu-hours';
import { MenuNotes } from './menu-notes';
import styles from './menu-page.module.css';
import { NoMenus } from './no-menus';

export function MenuPage() {
  const text = useText();
  const property = usePathParam('property');
  const outlet = usePathParam('outlet');
  const slug = usePathParam('menu');
  const menu = useRead(outletContract.getMenu, { params: { property, outlet, menu: slug }, query: {} });
  const [shown, setShown] = useState<MenuItem | null>(null);
  usePageName(menu.name);

  return (
    <>
      <PageHeading heading={menu.name} line={menu.description} />
      {!menu.isServed && (
        <Notice
          icon={Clock}
          tone="warning"
          heading={text('Not being served right now')}
          action={
            <ButtonLink look="quiet" to="property-outlet" params={{ property, outlet }}>
              {text('Opening hours')}
            </ButtonLink>
          }
        >
          <MenuHours availability={menu.availability} />
        </Notice>
      )}
      {menu.sections.length === 0 && <NoMenus />}
      {menu.sections.length > 1 && (
        <SectionTabs
          name={text('Sections')}
          sections={menu.sections.map(({ uuid, name }) => ({ id: uuid, name }))}
        />
      )}
      <div className={styles.sections}>
        {menu.sections.map((section) => (
          <Section key={section.uuid} id={section.uuid} heading={section.name}>
            {section.description && <p className={styles.description}>{section.description}</p>}
            <ul role="list" className={styles.items}>
              {section.items.map((item, i) => (
                <ItemRow
                  key={item.uuid}
                  item={item}
                  menu={menu}
                  isPriority={section === menu.sections[0] && i < 3}
                  onOpen={() => setShown(item)}
                />
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <MenuNotes menu={menu} />
      <LateItemSheet item={shown} menu={menu} onClose={() => setShown(null)} />
    </>
  );
}
