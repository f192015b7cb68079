import { dateOf, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Slot, SlotsReply } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { shortDayLabel } from '@guest/shared/format/day-label';
import { useHost } from '@guest/shared';
import { classList } from '@guest/shared/ui/base/class-list';
import { useLateText, type LateKey } from '../../late-texts/late-texts';
import styles from './slot-grid.module.css';
import type { Taking } from '../model/use-take-slot';
import { useWish } from '../model/use-wish';
import { WaitForSlot } from './wait-for-slot';
import { useState } from 'react';

/** The times of a day: a tap on a free one creates a hold, and full ones offer the waitlist. */
export function SlotGrid(props: { reply: SlotsReply; isStale: boolean; taking: Taking }) {
  const { reply, isStale, taking } = props;
  const text = useLateText();
  const [waitedFor, setWaitedFor] = useState<Slot>();
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
      <ul role="list" className={classList(styles.slots, isStale && styles.stale)}>
        {shown.map((slot) => (
          <li key={slot.startsAt}>
            <OneSlot slot={slot} day={reply.date} taking={taking} onWait={() => setWaitedFor(slot)} />
          </li>
        ))}
      </ul>
      <WaitForSlot slot={waitedFor} outlet={reply.outlet} onClose={() => setWaitedFor(undefined)} />
    </>
  );
}

function OneSlot(props: { slot: Slot; day: string; taking: Taking; onWait: () => void }) {
  const { slot, day, taking, onWait } = props;
  const { lang } = useHost();
  const text = useLateText();
  const { wish } = useWish();
  const { localDateTime: at, status } = slot;
  const isFree = status === 'available' || status === 'limited';
  const isBusy = taking.busyAt === at;
  const words = wordsOf(slot);
  return (
    <button
      type="button"
      aria-pressed={wish.at === at}
      aria-busy={isBusy || undefined}
      aria-disabled={(!isFree && !slot.waitlistOpen) || undefined}
      className={classList(styles.slot, !isFree && styles.full, wish.at === at && styles.chosen)}
      onClick={() => {
        if (isFree) void taking.take(at);
        else if (slot.waitlistOpen) onWait();
      }}
    >
      <span className={styles.time}>{timeOf(at)}</span>
      {dateOf(at) !== day && <span className={styles.line}>{shortDayLabel(dateOf(at), lang)}</span>}
      {(isBusy || words) && (
        <span className={styles.line}>
          {isBusy ? text('One moment') : words && text(words, { n: slot.tablesLeft ?? 0 })}
        </span>
      )}
    </button>
  );
}

function wordsOf({ status, waitlistOpen, requiresApproval, tablesLeft }: Slot): LateKey | undefined {
  if (status === 'full') return waitlistOpen ? 'Waiting list' : 'Full';
  if (status === 'limited')
    return tablesLeft ? '{n, plural, one {Last table} other {# tables left}}' : 'Few left';
  return requiresApproval ? 'On request' : undefined;
}
