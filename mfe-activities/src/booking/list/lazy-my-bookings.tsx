import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../../lazy-texts/with-lazy-texts';

const load = () => import(/* webpackChunkName: "my-bookings" */ './my-bookings').then((it) => it.MyBookings);

/** The lazy list of the guest's bookings of an activity, for signed-in guests. */
export function LazyMyBookings({ activityUuid }: { activityUuid: string }) {
  const { lang } = useHost();
  const isLive = useIsPageLive();
  const isAnonymous = useIsAnonymous();
  return (
    <LazyPart load={withLazyTexts(lang, load)} isWanted={isLive && !isAnonymous} with={{ activityUuid }} />
  );
}
