import type { MenuOverview } from '@guest/shared/contracts/menu/menu.schema';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Picture } from '@guest/shared/ui/picture/picture';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import styles from './menu-head.module.css';
import { useServing } from '../serving/use-serving';

/** The header of a menu with its outlet, its name and whether it is served now. */
export function MenuHead({ menu }: { menu: MenuOverview }) {
  const property = usePathParam('property');
  const { hours } = useServing(menu);
  const { outlet } = menu;
  return (
    <div className={styles.head}>
      {outlet.image && (
        <Picture image={outlet.image} ratio="fill" isPriority isDecorative className={styles.cover} />
      )}
      <PageHeading
        heading={menu.name}
        line={menu.description}
        facts={
          <>
            <OpeningBadge hours={hours} />
            <PageLink to="property-outlet" params={{ property, outlet: outlet.slug }}>
              {outlet.name}
            </PageLink>
            {menu.pdfUrl && (
              <a href={menu.pdfUrl} target="_blank" rel="noopener">
                {menu.name} (PDF)
              </a>
            )}
          </>
        }
      />
    </div>
  );
}
