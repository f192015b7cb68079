import { MyTables } from './my-tables';
import styles from './tables-below-stays.module.css';

/** The guest's tables at the end of the page of their stays, in its column. */
export function TablesBelowStays() {
  return (
    <div className={styles.column}>
      <MyTables />
    </div>
  );
}
