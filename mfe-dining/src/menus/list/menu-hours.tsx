import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { intervalsOn } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { listText } from '@guest/shared/format/list-text';
import { useNow } from '@guest/shared/page/use-now';
import { useProperty } from '@guest/shared/property/use-property';
import { useText } from '../../texts';
import styles from './menu-hours.module.css';

/** Shows today's hours of a menu. A menu without its own hours is served whenever the outlet is open. */
export function MenuHours({ availability }: { availability: Availability | undefined }) {
  const text = useText();
  const { lang } = useHost();
  const { timeZone } = useProperty();
  const now = useNow();
  if (!availability) return null;

  const today = intervalsOn(availability, dateOf(localDateTimeAt(now, timeZone)));
  const hours = listText(
    // Non-breaking spaces keep the start and end time on one line.
    today.map(({ from, to }) => `${from}\u00a0–\u00a0${to}`),
    lang,
  );
  return (
    <span className={styles.hours}>
      {today.length === 0 ? text('Not served today') : text('Served today {hours}', { hours })}
    </span>
  );
}
