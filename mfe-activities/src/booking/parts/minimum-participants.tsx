import type { BookableActivity } from '@guest/shared/contracts/activity/activity.contract';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import type { ChosenSession } from '../model/use-booking-flow';

/** Says whether an activity with a minimum of participants is certain to take place. */
export function MinimumParticipants({
  session,
  bookable,
}: {
  session: ChosenSession;
  bookable: BookableActivity;
}) {
  const text = useLazyText();
  const { minParticipants } = bookable;
  const { guaranteed, participants } = session;
  if (minParticipants === undefined || minParticipants < 2) return null;
  if (guaranteed) return <span>{text('Takes place')}</span>;
  if (participants === undefined) return null;
  return (
    <span>{text('Needs at least {min} people, {n} so far', { min: minParticipants, n: participants })}</span>
  );
}
