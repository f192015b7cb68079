import { useHost } from '@guest/shared';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import styles from './booking-page.module.css';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';

const load = () => import(/* webpackChunkName: "booking" */ './booking').then((it) => it.Booking);

/** The lazy booking flow, used on all pages of an outlet. */
export function LazyBooking({ outlet }: { outlet: Outlet }) {
  const { lang } = useHost();
  return (
    <LazyPart
      load={withLazyTexts(lang, load)}
      isWanted={useIsPageLive()}
      with={{ outlet }}
      waiting={
        <div className={styles.waiting}>
          <Skeleton shape="row" count={2} />
          <Skeleton shape="chip" count={3} />
          <Skeleton shape="row" count={3} />
        </div>
      }
    />
  );
}
