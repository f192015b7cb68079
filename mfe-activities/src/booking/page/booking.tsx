import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { Activity, BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { useLocation } from '@guest/shared/router';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { NeedsConnection } from '@guest/shared/ui/state/needs-connection';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useState } from 'react';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { useBooking } from '../model/use-booking';
import { useBookingQuery } from '../model/use-booking-query';
import { useHold } from '../model/use-hold';
import { useSessions } from '../model/use-sessions';
import { NoLongerOffered } from '../parts/no-longer-offered';
import { BookingSteps } from './booking-steps';

const loadBooked = () => import(/* webpackChunkName: "booked" */ '../booked/booked').then((it) => it.Booked);

export interface BookingProps {
  activity: Activity;
  /** `undefined` if the offer was withdrawn. Existing bookings of it are still shown. */
  bookable: BookableActivity | undefined;
}

/** The booking from the choice of a session to the booked page. */
export function Booking({ activity, bookable }: BookingProps) {
  const text = useLazyText();
  const { query, updateBookingQuery } = useBookingQuery();
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
  function handleBooked({ uuid }: ActivityBooking): void {
    setBooked(uuid);
    // The history entry of the review is replaced, because going back to it would make no sense.
    const done = { booking: uuid, session: null, step: null, wait: null, change: null };
    updateBookingQuery(done, { isReplaced: true });
  }

  const shown = query.booking ?? booked;
  if (shown !== undefined && !isAnonymous) {
    return (
      <LazyPart
        key={shown}
        load={loadBooked}
        isWanted
        with={{ uuid: shown, activity, onLeave: bookable && (() => setBooked(undefined)) }}
        waiting={<Skeleton shape="row" count={4} />}
      />
    );
  }
  if (!bookable) return <NoLongerOffered />;
  return (
    <>
      <NeedsConnection text={text("You're offline. A booking needs a connection to the hotel.")} />
      <BookingToStart activity={activity} bookable={bookable} onBooked={handleBooked} />
    </>
  );
}

/** Waits for everything that decides with which step the booking starts. */
function BookingToStart(props: {
  activity: Activity;
  bookable: BookableActivity;
  onBooked: (booking: ActivityBooking) => void;
}) {
  const text = useLazyText();
  const { bookable } = props;
  const { query } = useBookingQuery();
  const isAnonymous = useIsAnonymous();
  const holding = useHold(bookable.bookableActivityId);
  const changed = useBooking(query.change);
  const sessions = useSessions(bookable.bookableActivityId);
  const isChange = query.change !== undefined && !isAnonymous;
  const failed = [sessions, ...(isChange ? [changed] : [])].filter(({ data, isError }) => !data && isError);
  if (failed.length > 0) {
    return (
      <FailedPart
        texts={{ failed: text("Couldn't load the times."), retry: text('Try again') }}
        onRetry={() => failed.forEach((read) => void read.refetch())}
      />
    );
  }
  if (!sessions.data || holding.isLoading || (isChange && !changed.data)) {
    return <Skeleton shape="row" count={6} />;
  }
  return (
    <BookingSteps
      // The steps start again for another booking and for a guest who has just signed in.
      key={`${query.change} ${isAnonymous}`}
      {...props}
      holding={holding}
      sessions={sessions.data.items}
      changed={isChange ? changed.data : undefined}
    />
  );
}
