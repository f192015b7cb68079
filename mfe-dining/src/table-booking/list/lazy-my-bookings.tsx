import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';
import styles from './lazy-my-bookings.module.css';

const load = () =>
  import(/* webpackChunkName: "part-my-bookings" */ './my-bookings').then((it) => it.MyBookings);

/** The lazy list of the guest's tables, for signed-in guests. */
export function LazyMyBookings({ outletUuid }: { outletUuid?: string }) {
  const { lang } = useHost();
  const isLive = useIsPageLive();
  const isAnonymous = useIsAnonymous();
  return (
    <div className={styles.tables}>
      <LazyPart load={withLazyTexts(lang, load)} isWanted={isLive && !isAnonymous} with={{ outletUuid }} />
    </div>
  );
}
