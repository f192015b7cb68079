import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { classNames } from '@guest/shared/ui/base/class-names';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useLazyText, type LazyTextKey } from '../../lazy-texts/lazy-texts';
import styles from '../booking/booking-draft-card.module.css';

const HURRY_SECONDS = 60;

/** Counts down to a time of the server. Screen readers announce it once, when little time is left. */
export function Countdown({ until, label }: { until: string; label: LazyTextKey }) {
  const text = useLazyText();
  const seconds = useSecondsUntil(until);
  const isShort = seconds <= HURRY_SECONDS;
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={classNames(styles.countdown, isShort && styles.hurry)}>
      <span role="timer" aria-live="off">
        {text(label, { time: left })}
      </span>
      <VisuallyHidden>
        <span role="status">{isShort && seconds > 0 && text('Less than a minute left')}</span>
      </VisuallyHidden>
    </p>
  );
}
