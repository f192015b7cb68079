import { outletContract, type Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import type { ReactNode } from 'react';
import { useText, type TextKey } from '../../texts';
import styles from '../parts/order.module.css';

/** The frame of a page about the order at one outlet. */
export function OutletOrderLayout(props: {
  slug: string;
  heading: TextKey;
  children: (outlet: Outlet) => ReactNode;
}) {
  const { slug, heading, children } = props;
  const text = useText();
  const property = usePathParam('property');
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  usePageName(outlet.name);
  return (
    <div className={styles.page}>
      <PageHeading heading={text(heading)} line={outlet.name} />
      {children(outlet)}
    </div>
  );
}
