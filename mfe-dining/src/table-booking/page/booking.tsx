import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useLocation } from '@guest/shared/router';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { BookingDetails } from '../booking/booking-details';
import styles from './booking-page.module.css';
import { BookingUnavailable } from './booking-unavailable';
import { toChangeDraft } from '../model/booking-draft';
import { BookingDraftCard } from '../booking/booking-draft-card';
import { TableChoice } from '../choice/table-choice';
import { useHold } from '../model/use-hold';
import { useBooking } from '../model/use-booking';
import { RETURNED_FROM_SIGN_IN, useBookingQuery } from '../model/use-booking-query';

/** The booking flow from the search to the booked table; each step replaces the previous one. */
export function Booking({ outlet }: { outlet: Outlet }) {
  const text = useLazyText();
  const { bookingQuery } = useBookingQuery();
  const isAnonymous = useIsAnonymous();
  // The booking is shown at once, because on a slow connection the address changes later. As soon as it
  // changes, only the address counts.
  const [booked, setBooked] = useState<string>();
  const { search } = useLocation();
  const [previousSearch, setPreviousSearch] = useState(search);
  if (search !== previousSearch) {
    setPreviousSearch(search);
    setBooked(undefined);
  }
  const shown = bookingQuery.booking ?? booked;
  if (outlet.bookingMode === 'none' || outlet.bookingMode === 'external')
    return <BookingUnavailable outlet={outlet} />;
  if (shown !== undefined && !isAnonymous)
    return <BookingDetails uuid={shown} outlet={outlet} onLeave={() => setBooked(undefined)} />;
  return (
    <>
      <NeedsConnection text={text("You're offline. A booking needs a connection to the hotel.")} />
      <WelcomeBack outlet={outlet} />
      <BookingFlow outlet={outlet} onBooked={setBooked} />
    </>
  );
}

/** Welcomes a guest who returns from the sign-up, until they continue. */
function WelcomeBack({ outlet }: { outlet: Outlet }) {
  const text = useLazyText();
  const { bookingQuery } = useBookingQuery();
  const { value: activeOutletUuid } = useQueryParam('activeOutletUuid');
  const { value: justRegistered } = useQueryParam(RETURNED_FROM_SIGN_IN);
  if (!justRegistered || activeOutletUuid !== outlet.uuid || bookingQuery.at === undefined) return null;
  return (
    <p role="status" className={styles.welcome}>
      {text('Welcome. Your chosen time is still selected.')}
    </p>
  );
}

function BookingFlow({ outlet, onBooked }: { outlet: Outlet; onBooked: (uuid: string) => void }) {
  const { bookingQuery } = useBookingQuery();
  const holding = useHold(outlet);
  const changed = useBooking(bookingQuery.change);
  if (bookingQuery.change !== undefined && !changed.data && !changed.isError)
    return <Skeleton shape="row" count={4} />;
  const draft = changed.data ? toChangeDraft(changed.data, bookingQuery) : holding.hold;
  const parts = { outlet, holding, changed: changed.data };
  return draft ? (
    <BookingDraftCard
      key={draft.holdUuid ?? draft.localDateTime}
      draft={draft}
      onBooked={onBooked}
      {...parts}
    />
  ) : (
    <TableChoice {...parts} />
  );
}
