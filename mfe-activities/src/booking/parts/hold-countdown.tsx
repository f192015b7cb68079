import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { useProperty } from '@guest/shared/property/use-property';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import styles from './parts.module.css';

const HURRY_SECONDS = 60;

/**
 * The time until which places are held. In the last minute it counts down, which screen readers announce once.
 */
export function HoldCountdown({ until }: { until: string }) {
  const text = useLazyText();
  const { timeZone } = useProperty();
  const seconds = useSecondsUntil(until);
  const isShort = seconds <= HURRY_SECONDS;
  return (
    <span className={isShort ? styles.hurry : styles.kept}>
      <span role={isShort ? 'timer' : undefined} aria-live="off">
        {isShort
          ? text('Held for you for {n} s', { n: seconds })
          : text('Held for you until {time}', { time: timeOf(localDateTimeAt(Date.parse(until), timeZone)) })}
      </span>
      <VisuallyHidden>
        <span role="status">{isShort && seconds > 0 && text('Less than a minute left')}</span>
      </VisuallyHidden>
    </span>
  );
}
