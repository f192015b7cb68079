import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { Button } from '@guest/shared/ui/button/button';
import { Card } from '@guest/shared/ui/card/card';
import { Notice } from '@guest/shared/ui/state/notice';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { useState } from 'react';
import { BookingForm } from './booking-form';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import { Countdown } from '../parts/countdown';
import styles from './booking-draft-card.module.css';
import type { BookingDraft } from '../model/booking-draft';
import { PolicyLines } from '../parts/policy-lines';
import { StepHeading } from '@guest/shared/ui/page/step-heading';
import { useDayTime } from '../model/use-day-time';
import type { Holding } from '../model/use-hold';
import { useSlots } from '../model/use-slots';
import { useBookingQuery } from '../model/use-booking-query';

/** Shows the held table with the rules and the form for the remaining details. */
export function BookingDraftCard(props: {
  outlet: Outlet;
  draft: BookingDraft;
  holding: Holding;
  changed: TableBooking | undefined;
  onBooked: (uuid: string) => void;
}) {
  const { outlet, draft, holding, changed, onBooked } = props;
  const text = useLazyText();
  const dayTime = useDayTime();
  const { updateBookingQuery } = useBookingQuery();
  const policy = useSlots(outlet).data?.policy;
  const isPast = useSecondsUntil(draft.expiresAt) === 0 && draft.expiresAt !== undefined;
  const [isHoldExpired, setIsHoldExpired] = useState(false);
  const [isSending, setIsSending] = useState(false);
  // A request that is under way may still be in time, which only the server can decide.
  const isOver = isHoldExpired || (isPast && !isSending);

  function goBack(): void {
    updateBookingQuery({ at: null });
    void holding.release();
  }
  return (
    <Card>
      <div className={styles.held} data-given-back={holding.hold?.holdUuid}>
        <StepHeading>{dayTime(draft.localDateTime)}</StepHeading>
        <p>{text('{n, plural, one {# guest} other {# guests}}', { n: draft.partySize })}</p>
        {changed && (
          <p>
            {text('Current booking: {time}', { time: dayTime(changed.localDateTime) })}{' '}
            {text('It stays booked until you choose another.')}
          </p>
        )}
        {isOver ? (
          <HoldExpired draft={draft} holding={holding} />
        ) : (
          <>
            {draft.expiresAt !== undefined && (
              <Countdown until={draft.expiresAt} label="Held for you for {time}" />
            )}
            {policy && <PolicyLines policy={policy} draft={draft} />}
            <BookingForm
              outlet={outlet}
              draft={draft}
              holding={holding}
              changed={changed}
              policy={policy}
              onSending={setIsSending}
              onExpired={() => setIsHoldExpired(true)}
              onBooked={onBooked}
              onBack={goBack}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function HoldExpired({ draft, holding }: { draft: BookingDraft; holding: Holding }) {
  const text = useLazyText();
  const { updateBookingQuery } = useBookingQuery();
  /** Navigates to the times, which also show an error if the time has been taken. */
  function holdAgain(): void {
    const { localDateTime: at, partySize, areaUuid = null } = draft;
    updateBookingQuery({ at, party: String(partySize), area: areaUuid }, { isHoldWanted: true });
    holding.clear();
  }
  return (
    <Notice
      icon={Hourglass}
      tone="warning"
      isAnnounced
      heading={text("Time's up")}
      action={
        <>
          <Button look="primary" onClick={holdAgain}>
            {text('Hold the table again')}
          </Button>
          <Button onClick={holding.clear}>{text('Other time')}</Button>
        </>
      }
    >
      <p>{text('We held your table as long as we could. It may still be available.')}</p>
    </Notice>
  );
}
