import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { OpeningBadge } from '@guest/shared/ui/base/opening-badge';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Section } from '@guest/shared/ui/section/section';
import { MenuRows } from '../../menus/list/menu-rows';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { LazyOrderPart } from './lazy-order-part';
import { useText } from '../../texts';
import styles from '../parts/order.module.css';

/** The page with the mode, the place and the time of an order. */
export function OrderNow({ outlet: slug }: { outlet: string }) {
  const text = useText();
  const property = usePathParam('property');
  const outlet = useRead(outletContract.getOutlet, { params: { property, outlet: slug } });
  const menus = outlet.menus.filter(({ orderable }) => orderable);
  usePageName(outlet.name);

  return (
    <div className={styles.page}>
      <PageHeading
        heading={text('Order now')}
        line={outlet.name}
        facts={<OpeningBadge hours={outlet.openingHours} />}
      />
      {outlet.orderModes.length === 0 || menus.length === 0 ? (
        <LazyOrderPart part={(it) => it.OrderingUnavailable} with={{ outlet }} />
      ) : (
        <>
          <Section heading={text('Menus')}>
            <MenuRows outlet={{ ...outlet, menus }} />
          </Section>
          <LazyOrderPart part={(it) => it.OrderPlan} with={{ outlet }} />
          <HotelTimeNote />
        </>
      )}
    </div>
  );
}
