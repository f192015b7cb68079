import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { useRead } from '@guest/shared/reads/use-read';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { SectionTabs } from '@guest/shared/ui/section/section-tabs';
import { MenuNotes } from '@guest/shared/ui/base/menu-notes';
import { useText } from '../texts';
import styles from './outlet-menu-page.module.css';
import { PricedSection } from './priced-section';

/** A menu as a price list for guests who came for an activity. The choices are on the outlet's own page. */
export function OutletMenuPage() {
  const text = useText();
  const params = {
    property: usePathParam('property'),
    outlet: usePathParam('outlet'),
    menu: usePathParam('menu'),
  };
  const menu = useRead(outletContract.getMenuOverview, { params });
  usePageName(menu.name);

  return (
    <div className={styles.page}>
      <PageHeading
        heading={menu.name}
        line={menu.description ?? menu.outlet.name}
        facts={
          <>
            <OpeningBadge hours={menu.outlet.openingHours} />
            {menu.pdfUrl && (
              <a href={menu.pdfUrl} target="_blank" rel="noopener" className={styles.pdf}>
                {menu.name} (PDF)
              </a>
            )}
          </>
        }
      />
      {menu.sections.length > 1 && (
        <SectionTabs
          name={text('Sections')}
          sections={menu.sections.map(({ uuid, name }) => ({ id: uuid, name }))}
        />
      )}
      {menu.sections.map((section) => (
        <PricedSection key={section.uuid} section={section} menu={menu} />
      ))}
      {menu.sections.length === 0 ? (
        <p className={styles.none}>{text('No menus yet')}</p>
      ) : (
        <MenuNotes menu={menu} />
      )}
      <ButtonLink to="property-outlet-menus-menu" params={params}>
        {text('View photos and options')}
      </ButtonLink>
    </div>
  );
}
