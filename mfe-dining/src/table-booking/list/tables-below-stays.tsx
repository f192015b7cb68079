import type { Lang } from '@guest/shared/contracts/core/languages';
import { withLateTexts } from '../../late-texts/with-late-texts';
import { MyTables } from './my-tables';
import styles from './tables-below-stays.module.css';

/** The guest's tables at the end of the page of their stays, in its column. */
function TablesBelowStays() {
  return (
    <div className={styles.column}>
      <MyTables />
    </div>
  );
}

/** With its texts, which the page of the stays has not. */
export const loadTablesBelowStays = (lang: Lang) => withLateTexts(lang, async () => TablesBelowStays)();
