import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { useText } from '../../texts';
import { MenuRows } from './menu-rows';
import styles from './menus-page.module.css';

export function MenusPage() {
  const text = useText();
  const property = usePathParam('property');
  const slug = usePathParam('outlet');
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  usePageName(outlet.name);

  return (
    <div className={styles.page}>
      <PageHeading
        heading={text('Menus')}
        line={outlet.name}
        facts={<OpeningBadge hours={outlet.openingHours} />}
      />
      <MenuRows outlet={outlet} />
    </div>
  );
}
