import type { TimelineItem } from '@guest/shared/contracts/timeline/timeline.contract';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { paymentFailedText } from '../reservations/day-plan/payment-failed-text';
import { usePlanText, type PlanTextKey } from '../reservations/day-plan/texts/plan-texts';
import styles from './my-next.module.css';
import { NextCard } from './next-card';

type Need = NonNullable<TimelineItem['needs']>;

const needTexts: Readonly<Record<Exclude<Need['what'], 'pay'>, PlanTextKey>> = {
  offer: 'An offer for you',
  answer: 'Did it arrive?',
  acknowledge: 'Please read this',
};

/** A card of an item that waits for the guest, with the time that is left. */
export function NeedCard({ item, now }: { item: TimelineItem; now: number }) {
  return (
    <NextCard item={item} now={now} label={item.needs && <NeedLabel kind={item.kind} needs={item.needs} />} />
  );
}

function NeedLabel({ kind, needs: { what, until } }: { kind: TimelineItem['kind']; needs: Need }) {
  const text = usePlanText();
  if (what === 'offer' && until !== undefined) return <OfferCountdown until={until} />;
  return (
    <span className={styles.need}>{text(what === 'pay' ? paymentFailedText(kind) : needTexts[what])}</span>
  );
}

/** Screen readers announce the remaining time only on request, because it changes every second. */
function OfferCountdown({ until }: { until: string }) {
  const text = usePlanText();
  const seconds = useSecondsUntil(until);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-live="off" className={styles.need}>
      {text('Held for you {time}', { time })}
    </span>
  );
}
