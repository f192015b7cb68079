import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../base/icon';
import styles from './list-row.module.css';

/** Rows of a list, with a line between them. Its children are `ListRow`. */
export function ListRows({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  );
}

/** One row: what stands before it, its name, a line, and a fact at its end. With `isLink` all of it is the link in its name. */
export function ListRow(props: {
  before?: ReactNode;
  /** A link around the name, or the name alone. */
  name: ReactNode;
  line?: ReactNode;
  end?: ReactNode;
  isLink?: boolean;
}) {
  const { before, name, line, end, isLink = false } = props;
  return (
    <li className={styles.row}>
      {before && <span className={styles.before}>{before}</span>}
      <span className={styles.content}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {line && <span className={styles.line}>{line}</span>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </span>
      {isLink && <Icon of={ChevronRight} size={20} isDirectional className={styles.chevron} />}
    </li>
  );
}
