import { useIsElsewhere } from '@guest/shared/property/use-is-elsewhere';
import { useText } from '../texts';
import styles from './hotel-time-note.module.css';

/** Tells guests whose device is in another time zone that all times are hotel time. */
export function HotelTimeNote() {
  const text = useText();
  return useIsElsewhere() ? <p className={styles.note}>{text('All times are hotel time.')}</p> : null;
}
