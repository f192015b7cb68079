import styles from './place-and-duration.module.css';
import { useDuration } from './use-duration';

/** `Lower lawn · 1 h`; the duration stays in one piece. */
export function PlaceAndDuration({ place, minutes }: { place: string; minutes: number | undefined }) {
  const durationOf = useDuration();
  if (minutes === undefined) return place;
  return (
    <>
      {place}
      {'\u00a0'}· <span className={styles.duration}>{durationOf(minutes)}</span>
    </>
  );
}
