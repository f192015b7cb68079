import { groupsOf } from '@guest/shared/contracts/timeline/timeline-groups';
import { TIMELINE_GROUPS, type TimelineGroup } from '@guest/shared/contracts/timeline/timeline-kinds';
import type { Timeline } from '@guest/shared/contracts/timeline/timeline.contract';
import { clock } from '@guest/shared/format/clock';
import { usePathParam } from '@guest/shared/page/path-param';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Section } from '@guest/shared/ui/section/section';
import { EmptyState } from '@guest/shared/ui/state/empty-state';
import { Notice } from '@guest/shared/ui/state/notice';
import { FailedPart } from '@guest/shared/ui/state/query-section';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { usePlanText, type PlanTextKey } from './texts/plan-texts';
import { useOpenConflicts } from './use-open-conflicts';
import { PlanItem } from './plan-item';
import styles from './plan-item.module.css';
import { useTimeline } from './use-timeline';

const groupTexts: Readonly<Record<TimelineGroup, PlanTextKey>> = {
  now: 'Now',
  next: 'Next',
  later: 'Later',
  past: 'Past',
  cancelled: 'Recently cancelled',
};

/** Everything of the guest's stay in order of time, kept up to date while the page is open. */
export function DayPlan() {
  const text = usePlanText();
  const { timeZone } = useProperty();
  const { data, isError, dataUpdatedAt, refetch } = useTimeline();
  const failure = { failed: text("We couldn't load your plan."), retry: text('Try again') };
  return (
    <Section heading={text('Your plan')}>
      {data && isError && (
        <Notice icon={CloudOff} isAnnounced>
          <p>{text('As of {time}', { time: clock(dataUpdatedAt, timeZone) })}</p>
        </Notice>
      )}
      {data && <Plan timeline={data} />}
      {!data && isError && <FailedPart texts={failure} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="row" count={3} />}
    </Section>
  );
}

function Plan({ timeline: { items, conflicts } }: { timeline: Timeline }) {
  const text = usePlanText();
  const now = useNow();
  const { open, dismiss } = useOpenConflicts(conflicts, items);
  // The page stays open while time passes, so the groups of the server become outdated.
  const groups = groupsOf(items, now);
  if (items.length === 0) return <EmptyPlan />;
  return TIMELINE_GROUPS.map((group) => {
    const shown = items.filter(({ id }) => groups.get(id) === group);
    return (
      shown.length > 0 && (
        <Section key={group} heading={text(groupTexts[group])} level={3}>
          <ul role="list" className={classNames(styles.items, group === 'next' && styles.next)}>
            {shown.map((item) => (
              <PlanItem
                key={item.id}
                item={item}
                items={items}
                conflicts={open}
                now={now}
                onDismiss={dismiss}
              />
            ))}
          </ul>
        </Section>
      )
    );
  });
}

function EmptyPlan() {
  const text = usePlanText();
  const property = usePathParam('property');
  const { features } = useProperty();
  return (
    <EmptyState
      icon={CalendarDays}
      level={3}
      heading={text('Nothing planned yet')}
      action={
        features.tableBooking && (
          <ButtonLink look="primary" to="property-directories-outlets" params={{ property }}>
            {text('Book a table')}
          </ButtonLink>
        )
      }
    >
      <p>{text('Your bookings, orders and requests will appear here.')}</p>
    </EmptyState>
  );
}
