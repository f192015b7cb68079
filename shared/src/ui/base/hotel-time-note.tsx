import { useTexts } from '@guest/shared';
import styles from './hotel-time-note.module.css';
import { useIsOtherTimeZone } from '../../property/use-is-other-time-zone';

/**
 * Tells guests whose device is in another time zone that all times are hotel time. Every package that shows
 * it has the text in its catalog.
 */
export function HotelTimeNote() {
  const text = useTexts<'All times are hotel time.'>();
  return useIsOtherTimeZone() ? <p className={styles.note}>{text('All times are hotel time.')}</p> : null;
}
