import { useSecondsUntil } from '@guest/shared/page/use-seconds-until';
import { classList } from '@guest/shared/ui/base/class-list';
import { Unseen } from '@guest/shared/ui/base/unseen';
import { useLateText, type LateKey } from '../../late-texts/late-texts';
import styles from '../booking/planned-table.module.css';

const HURRY_SECONDS = 60;

/** Counts down to a time of the server. Screen readers announce it once, when little time is left. */
export function Countdown({ until, of }: { until: string; of: LateKey }) {
  const text = useLateText();
  const seconds = useSecondsUntil(until);
  const isShort = seconds <= HURRY_SECONDS;
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className={classList(styles.countdown, isShort && styles.hurry)}>
      <span role="timer" aria-live="off">
        {text(of, { time: left })}
      </span>
      <Unseen>
        <span role="status">{isShort && seconds > 0 && text('Less than a minute left')}</span>
      </Unseen>
    </p>
  );
}
