import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page-heading';
import { useText } from '../../texts';
import { LateOrderPart } from '../late-order-part';
import styles from '../order.module.css';

/** An order of one outlet: the one that the address names, else the newest. */
export function OrderOfOutlet({ outlet: slug, uuid }: { outlet: string; uuid: string | undefined }) {
  const text = useText();
  const property = usePathParam('property');
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  usePageName(outlet.name);
  return (
    <div className={styles.page}>
      <PageHeading heading={text('Your order')} line={outlet.name} />
      <LateOrderPart part={(it) => it.StatusPart} with={{ outlet: slug, uuid }} />
    </div>
  );
}
