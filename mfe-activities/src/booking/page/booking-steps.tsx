import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { useEffect } from 'react';
import { useBookingFlow, type BookingFlowInput } from '../model/use-booking-flow';
import { PeopleStep } from '../people/people-step';
import { SessionStep } from '../sessions/session-step';

const loadLaterSteps = () =>
  import(/* webpackChunkName: "booking-steps" */ '../details/later-steps').then((it) => it.LaterSteps);

/** Shows the current step. The address decides, so that going back leads to the previous question. */
export function BookingSteps(props: BookingFlowInput) {
  const flow = useBookingFlow(props);
  const { session, query } = flow;
  const isChosen = session !== undefined;
  // The next steps are loaded while the guest answers; if that fails, the step itself tries again.
  useEffect(() => void (isChosen && loadLaterSteps().catch(() => {})), [isChosen]);

  if (!session) return <SessionStep flow={flow} isGone={query.session !== undefined} />;
  if (query.step === 'people' || flow.units.length === 0) return <PeopleStep flow={flow} />;
  return (
    <LazyPart load={loadLaterSteps} isWanted with={{ flow }} waiting={<Skeleton shape="row" count={4} />} />
  );
}
