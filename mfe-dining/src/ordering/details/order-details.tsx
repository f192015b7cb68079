import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { Skeleton } from '@guest/shared/ui/skeleton';
import { useOrderText } from '../order-texts';
import styles from '../order.module.css';
import { BasketPart } from './basket-part';

/** What is in the basket, and what the kitchen should know of it. */
export function OrderDetails({ outlet: slug }: { outlet: string }) {
  const text = useOrderText();
  const property = usePathParam('property');
  const isLive = useIsPageLive();
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  usePageName(outlet.name);
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your order')} line={outlet.name} />
      {isLive ? <BasketPart outlet={outlet} /> : <Skeleton shape="row" count={4} />}
    </div>
  );
}
