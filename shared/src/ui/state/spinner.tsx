import { StillWorking } from './still-working';
import styles from './spinner.module.css';
import { useIsPast } from '../base/use-is-past';

const SHORT_MS = 300;

/**
 * For what has no size yet to hold a place for. Nothing for 300 ms, then a ring; after 8 s words and a way out.
 * `name` says what is waited for.
 */
export function Spinner(props: { name: string; stillWorking: string; stop: string; onStop: () => void }) {
  const { name, stillWorking, stop, onStop } = props;
  const isSeen = useIsPast(SHORT_MS);
  return (
    <div className={styles.place}>
      {isSeen && <div role="progressbar" aria-label={name} className={styles.ring} />}
      <StillWorking text={stillWorking} stop={stop} onStop={onStop} />
    </div>
  );
}
