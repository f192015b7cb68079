import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { dayLabel } from '@guest/shared/format/day-label';
import { useHost } from '@guest/shared';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQueryParam } from '@guest/shared/page/use-query-param';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { readQuery } from '@guest/shared/reads/read-query';
import { useRead } from '@guest/shared/reads/use-read';
import { ListRows } from '@guest/shared/ui/card/list-row';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { Section } from '@guest/shared/ui/section/section';
import { useText } from '../texts';
import { DayChips } from '../days/day-chips';
import { useReadWhenOutdated } from '../days/use-read-when-outdated';
import { dayPlan } from './day-plan';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { EmptyDay } from './empty-day';
import styles from './schedule-page.module.css';
import { SessionRow } from './session-row';

export function SchedulePage() {
  const text = useText();
  const property = usePathParam('property');
  const { value: from } = useQueryParam('from');
  const input = { params: { property }, query: { from } };
  const { from: day, sessions } = useRead(activityContract.getSchedule, input);
  const host = useHost();
  const { timeZone, businessDayStart } = useProperty();
  const now = useNow();
  const today = businessDay(now, timeZone, businessDayStart);
  // Without a day in the address the page shows the current one, which may end while the page is open.
  useReadWhenOutdated(
    readQuery(host, activityContract.getSchedule, input).queryKey,
    from === undefined && day < today,
  );
  // All sessions of a past day are over, so they are not separated.
  const { ended, upcoming } = dayPlan(sessions, day < today ? 0 : now, timeZone);

  return (
    <div className={styles.page}>
      <PageHeading heading={text('Schedule')} />
      <DayChips param="from" chosen={day} />
      <div className={styles.day}>
        <Section heading={dayLabel(day, today, host.lang)}>
          {upcoming.length === 0 ? (
            <EmptyDay isOver={ended.length > 0} nextDay={addDays(day, 1)} />
          ) : (
            <ListRows>
              {upcoming.map((session) => (
                <SessionRow key={session.sessionUuid} session={session} now={now} />
              ))}
            </ListRows>
          )}
          {ended.length > 0 && (
            <details className={styles.over}>
              <summary>{text('Ended')}</summary>
              <ListRows>
                {ended.map((session) => (
                  <SessionRow key={session.sessionUuid} session={session} now={now} />
                ))}
              </ListRows>
            </details>
          )}
        </Section>
        <HotelTimeNote />
      </div>
    </div>
  );
}
