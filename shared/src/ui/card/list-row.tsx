import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../base/icon';
import styles from './list-row.module.css';

/** A list of rows with separators. The children are `ListRow` elements. */
export function ListRows({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles.rows}>
      {children}
    </ul>
  );
}

/**
 * A row with an optional leading element, a name, a line of text and a fact at its end. With `isLink` the
 * whole row activates the link in the name.
 */
export function ListRow(props: {
  before?: ReactNode;
  /** The name, which may be wrapped in a link. */
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
