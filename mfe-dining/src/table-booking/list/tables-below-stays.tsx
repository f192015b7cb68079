import type { Lang } from '@guest/shared/contracts/core/languages';
import { withLateTexts } from '../../late-texts/with-late-texts';
import { MyTables } from './my-tables';
import styles from './tables-below-stays.module.css';

/** The guest's tables below their stays, aligned with that page. */
function TablesBelowStays() {
  return (
    <div className={styles.column}>
      <MyTables />
    </div>
  );
}

/** Loads the fragment with its texts, because the page of the stays does not load those of dining. */
export const loadTablesBelowStays = (lang: Lang) => withLateTexts(lang, async () => TablesBelowStays)();
