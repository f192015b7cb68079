import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { useQuestion } from '@guest/shared/page/use-question';
import { useLocation } from '@guest/shared/router';
import { useIsStranger } from '@guest/shared/session/use-is-stranger';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useState } from 'react';
import { useLateText } from '../../late-texts/late-texts';
import { BookedTable } from '../booking/booked-table';
import styles from './booking-page.module.css';
import { NotBookedHere } from './not-booked-here';
import { changeOf } from '../model/plan';
import { PlannedTable } from '../booking/planned-table';
import { TableChoice } from '../choice/table-choice';
import { useHold } from '../model/use-hold';
import { useBooking } from '../model/use-booking';
import { JUST_BACK, useWish } from '../model/use-wish';

/** The booking flow from the search to the booked table; each step replaces the previous one. */
export function Booking({ outlet }: { outlet: Outlet }) {
  const { wish } = useWish();
  const isStranger = useIsStranger();
  // The booking is shown at once, because on a slow connection the address changes later. As soon as it
  // changes, only the address counts.
  const [booked, setBooked] = useState<string>();
  const { search } = useLocation();
  const [searched, setSearched] = useState(search);
  if (search !== searched) {
    setSearched(search);
    setBooked(undefined);
  }
  const shown = wish.booking ?? booked;
  if (outlet.bookingMode === 'none' || outlet.bookingMode === 'external')
    return <NotBookedHere outlet={outlet} />;
  if (shown !== undefined && !isStranger)
    return <BookedTable uuid={shown} outlet={outlet} onLeave={() => setBooked(undefined)} />;
  return (
    <>
      <WelcomeBack outlet={outlet} />
      <Choosing outlet={outlet} onBooked={setBooked} />
    </>
  );
}

/** Welcomes a guest who returns from the sign-up, until they continue. */
function WelcomeBack({ outlet }: { outlet: Outlet }) {
  const text = useLateText();
  const { wish } = useWish();
  const { value: activeOutletUuid } = useQuestion('activeOutletUuid');
  const { value: justRegistered } = useQuestion(JUST_BACK);
  if (!justRegistered || activeOutletUuid !== outlet.uuid || wish.at === undefined) return null;
  return (
    <p role="status" className={styles.welcome}>
      {text('Welcome. Your chosen time is still selected.')}
    </p>
  );
}

function Choosing({ outlet, onBooked }: { outlet: Outlet; onBooked: (uuid: string) => void }) {
  const { wish } = useWish();
  const holding = useHold(outlet);
  const changed = useBooking(wish.change);
  if (wish.change !== undefined && !changed.data && !changed.isError)
    return <Skeleton shape="row" count={4} />;
  const plan = changed.data ? changeOf(changed.data, wish) : holding.hold;
  const parts = { outlet, holding, changed: changed.data };
  return plan ? (
    <PlannedTable key={plan.holdUuid ?? plan.localDateTime} plan={plan} onBooked={onBooked} {...parts} />
  ) : (
    <TableChoice {...parts} />
  );
}
