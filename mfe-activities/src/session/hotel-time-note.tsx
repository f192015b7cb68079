import { useIsElsewhere } from '@guest/shared/property/use-is-elsewhere';
import { useText } from '../texts';
import styles from './hotel-time-note.module.css';

/** For a guest whose own clock shows another time. */
export function HotelTimeNote() {
  const text = useText();
  return useIsElsewhere() ? <p className={styles.note}>{text('All times are hotel time.')}</p> : null;
}
