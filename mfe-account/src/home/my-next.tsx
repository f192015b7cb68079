import { groupsOf } from '@guest/shared/contracts/timeline/timeline-groups';
import { useNow } from '@guest/shared/page/use-now';
import { classNames } from '@guest/shared/ui/base/class-names';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import { usePlanText } from '../reservations/day-plan/texts/plan-texts';
import { useTimeline } from '../reservations/day-plan/use-timeline';
import { homePlan } from './home-plan';
import styles from './my-next.module.css';
import { NeedCard } from './need-card';
import { NextCard } from './next-card';
import { NoPlan } from './no-plan';
import { EmptyPlan } from './empty-plan';
import { useStayState } from './use-stay-state';
import { useToday } from './use-today';

/**
 * Shows the item that needs an answer and the next item side by side, so that the page does not move when one of them
 * appears or ends.
 */
export function MyNext() {
  const text = usePlanText();
  const now = useNow();
  const today = useToday(now);
  const stay = useStayState(today);
  const { data, isError, refetch } = useTimeline();
  const failure = { failed: text("We couldn't load your plan."), retry: text('Try again') };
  if (!data) return isError ? <FailedPart texts={failure} onRetry={() => void refetch()} /> : null;

  const { needs, next } = homePlan(data.items, { now, today });
  const count = needs.length + (next ? 1 : 0);
  // A guest who has left has no next item, so the page reserves no space for one.
  if (count === 0 && stay === 'OUT') return <NoPlan />;
  const isNow = next !== undefined && groupsOf(data.items, now).get(next.id) === 'now';
  return (
    <section aria-label={text('Your plan')} className={styles.plan}>
      {count === 0 ? (
        <EmptyPlan />
      ) : (
        <ul role="list" className={classNames(styles.cards, count > 1 && styles.several)}>
          {needs.map((item) => (
            <NeedCard key={item.id} item={item} now={now} />
          ))}
          {next && <NextCard item={next} now={now} label={isNow ? text('Now') : text('Next')} />}
        </ul>
      )}
    </section>
  );
}
