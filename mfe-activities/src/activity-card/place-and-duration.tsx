import styles from './place-and-duration.module.css';
import { useDuration } from './use-duration';

/** Renders `Lower lawn · 1 h`, with no line break within the duration. */
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
