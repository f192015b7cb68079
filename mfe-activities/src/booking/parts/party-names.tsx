import { useHost } from '@guest/shared';
import { listText } from '@guest/shared/format/list-text';
import styles from './parts.module.css';

/** The first names of those who come with the guest, in one line. */
export function PartyNames({ names }: { names: readonly string[] }) {
  const { lang } = useHost();
  if (names.length === 0) return null;
  return (
    <div className={styles.muted} dir="auto">
      {listText([...names], lang)}
    </div>
  );
}
