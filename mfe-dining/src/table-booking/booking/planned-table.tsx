import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { Button } from '@guest/shared/ui/button/button';
import { Card } from '@guest/shared/ui/card/card';
import { Notice } from '@guest/shared/ui/state/notice';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { useState } from 'react';
import { BookingForm } from './booking-form';
import { useLateText } from '../../late-texts/late-texts';
import { Countdown } from '../parts/countdown';
import styles from './planned-table.module.css';
import type { Plan } from '../model/plan';
import { PolicyLines } from '../parts/policy-lines';
import { StepHeading } from '../parts/step-heading';
import { useDayTime } from '../model/use-day-time';
import type { Holding } from '../model/use-hold';
import { useSlots } from '../model/use-slots';
import { useWish } from '../model/use-wish';

/** Shows the held table with the rules and the form for the remaining details. */
export function PlannedTable(props: {
  outlet: Outlet;
  plan: Plan;
  holding: Holding;
  changed: TableBooking | undefined;
  onBooked: (uuid: string) => void;
}) {
  const { outlet, plan, holding, changed, onBooked } = props;
  const text = useLateText();
  const dayTime = useDayTime();
  const { wishFor } = useWish();
  const policy = useSlots(outlet).data?.policy;
  const isPast = useSecondsUntil(plan.expiresAt) === 0 && plan.expiresAt !== undefined;
  const [hasRunOut, setHasRunOut] = useState(false);
  const [isSending, setIsSending] = useState(false);
  // A request that is under way may still be in time, which only the server can decide.
  const isOver = hasRunOut || (isPast && !isSending);

  function goBack(): void {
    wishFor({ at: null });
    void holding.giveBack();
  }
  return (
    <Card>
      <div className={styles.held} data-given-back={holding.hold?.holdUuid}>
        <StepHeading>{dayTime(plan.localDateTime)}</StepHeading>
        <p>{text('{n, plural, one {# guest} other {# guests}}', { n: plan.partySize })}</p>
        {changed && (
          <p>
            {text('Current booking: {time}', { time: dayTime(changed.localDateTime) })}{' '}
            {text('It stays booked until you choose another.')}
          </p>
        )}
        {isOver ? (
          <RunOut plan={plan} holding={holding} />
        ) : (
          <>
            {plan.expiresAt !== undefined && (
              <Countdown until={plan.expiresAt} of="Held for you for {time}" />
            )}
            {policy && <PolicyLines policy={policy} plan={plan} />}
            <BookingForm
              outlet={outlet}
              plan={plan}
              holding={holding}
              changed={changed}
              policy={policy}
              onSending={setIsSending}
              onRunOut={() => setHasRunOut(true)}
              onBooked={onBooked}
              onBack={goBack}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function RunOut({ plan, holding }: { plan: Plan; holding: Holding }) {
  const text = useLateText();
  const { wishFor } = useWish();
  /** Navigates to the times, which also show an error if the time has been taken. */
  function again(): void {
    const { localDateTime: at, partySize, areaUuid = null } = plan;
    wishFor({ at, party: String(partySize), area: areaUuid }, { isFirm: true });
    holding.isOver();
  }
  return (
    <Notice
      icon={Hourglass}
      tone="warning"
      isAnnounced
      heading={text("Time's up")}
      action={
        <>
          <Button look="primary" onClick={again}>
            {text('Hold the table again')}
          </Button>
          <Button onClick={holding.isOver}>{text('Other time')}</Button>
        </>
      }
    >
      <p>{text('We held your table as long as we could. It may still be available.')}</p>
    </Notice>
  );
}
