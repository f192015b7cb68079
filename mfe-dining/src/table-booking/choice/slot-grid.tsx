import { dateOf, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Slot, SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { shortDayLabel } from '@guest/shared/format/day-label';
import { useHost } from '@guest/shared';
import { TimeButton, TimeGrid } from '@guest/shared/ui/button/time-button';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import styles from './slot-grid.module.css';
import type { HoldRequest } from '../model/use-hold-slot';
import { useBookingQuery } from '../model/use-booking-query';
import { JoinWaitlist } from './join-waitlist';
import { useState } from 'react';

/** The times of a day: a tap on a free one creates a hold, and full ones offer the waitlist. */
export function SlotGrid(props: { reply: SlotsReply; isStale: boolean; holdRequest: HoldRequest }) {
  const { reply, isStale, holdRequest } = props;
  const text = useLazyText();
  const [waitlistSlot, setWaitlistSlot] = useState<Slot>();
  const shown = reply.slots.filter(({ status }) => status !== 'past' && status !== 'closed');
  if (shown.length === 0) return null;
  return (
    <>
      {reply.policy.mode === 'onDemand' && (
        <p className={styles.note}>
          {text('The restaurant confirms each request, usually within {n} minutes.', {
            n: reply.policy.approvalTimeoutMinutes,
          })}
        </p>
      )}
      <TimeGrid className={isStale ? styles.stale : undefined}>
        {shown.map((slot) => (
          <li key={slot.startsAt}>
            <SlotButton
              slot={slot}
              day={reply.date}
              holdRequest={holdRequest}
              onWait={() => setWaitlistSlot(slot)}
            />
          </li>
        ))}
      </TimeGrid>
      <JoinWaitlist slot={waitlistSlot} outlet={reply.outlet} onClose={() => setWaitlistSlot(undefined)} />
    </>
  );
}

function SlotButton(props: { slot: Slot; day: string; holdRequest: HoldRequest; onWait: () => void }) {
  const { slot, day, holdRequest, onWait } = props;
  const { lang } = useHost();
  const text = useLazyText();
  const { bookingQuery } = useBookingQuery();
  const { localDateTime: at, status } = slot;
  const isFree = status === 'available' || status === 'limited';
  const isBusy = holdRequest.busyAt === at;
  const slotText = slotTextKey(slot);
  return (
    <TimeButton
      time={timeOf(at)}
      date={dateOf(at) === day ? undefined : shortDayLabel(dateOf(at), lang)}
      fact={isBusy ? text('One moment') : slotText && text(slotText, { n: slot.tablesLeft ?? 0 })}
      isFull={!isFree}
      isChosen={bookingQuery.at === at}
      isBusy={isBusy}
      isDisabled={!isFree && !slot.waitlistOpen}
      onTap={() => {
        if (isFree) void holdRequest.holdSlot(at);
        else if (slot.waitlistOpen) onWait();
      }}
    />
  );
}

function slotTextKey({ status, waitlistOpen, requiresApproval, tablesLeft }: Slot): LazyTextKey | undefined {
  if (status === 'full') return waitlistOpen ? 'Waiting list' : 'Full';
  if (status === 'limited')
    return tablesLeft ? '{n, plural, one {Last table} other {# tables left}}' : 'Few left';
  return requiresApproval ? 'On request' : undefined;
}
