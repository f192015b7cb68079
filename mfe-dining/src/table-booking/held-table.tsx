import type { Outlet } from '@guest/shared/contracts/outlet.contract';
import type { Hold, TableBooking } from '@guest/shared/contracts/table-booking.contract';
import { useSecondsUntil } from '@guest/shared/host/use-seconds-until';
import { Button } from '@guest/shared/ui/button';
import { Card } from '@guest/shared/ui/card';
import { Notice } from '@guest/shared/ui/notice';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { useEffect, useRef } from 'react';
import { BookingForm } from './booking-form';
import { useLateText } from '../late/late-texts';
import { Countdown } from './countdown';
import styles from './held-table.module.css';
import { PolicyLines } from './policy-lines';
import { useDayTime } from './use-day-time';
import type { Holding } from './use-hold';
import { useSlots } from './use-slots';

/** A table that is kept for some minutes, in which the guest reads the rules and says the rest. */
export function HeldTable(props: {
  outlet: Outlet;
  hold: Hold;
  holding: Holding;
  changed: TableBooking | undefined;
}) {
  const { outlet, hold, holding, changed } = props;
  const text = useLateText();
  const dayTime = useDayTime();
  const policy = useSlots(outlet).data?.policy;
  const isOver = useSecondsUntil(hold.expiresAt) === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // What was tapped is gone; the next step is here.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card>
      <div className={styles.held}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {dayTime(hold.localDateTime)}
        </h2>
        <p>{text('{n, plural, one {# guest} other {# guests}}', { n: hold.partySize })}</p>
        {isOver ? (
          <RunOut hold={hold} holding={holding} />
        ) : (
          <>
            <Countdown until={hold.expiresAt} of="Kept for you for {time}" />
            {policy && <PolicyLines policy={policy} hold={hold} />}
            <BookingForm outlet={outlet} hold={hold} holding={holding} changed={changed} policy={policy} />
            <Button look="quiet" onClick={() => void holding.giveBack()}>
              {text('Another time')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

function RunOut({ hold, holding }: { hold: Hold; holding: Holding }) {
  const text = useLateText();
  const { localDateTime, partySize, areaUuid } = hold;
  const again = () =>
    void holding.take({ localDateTime, partySize, areaUuid }).then((it) => 'error' in it && holding.isOver());
  return (
    <Notice
      icon={Hourglass}
      tone="warning"
      isAnnounced
      heading={text('The time ran out')}
      action={
        <>
          <Button look="primary" onClick={again}>
            {text('Keep it again')}
          </Button>
          <Button onClick={holding.isOver}>{text('Another time')}</Button>
        </>
      }
    >
      <p>{text('We kept the table as long as we could. It may still be free.')}</p>
    </Notice>
  );
}
