import type { Glyph } from '../base/icon';
import type { ReactNode } from 'react';
import { Icon } from '../base/icon';
import styles from './fact-list.module.css';

/** Key facts as pairs of a name and a value. The children are `Fact` elements. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export function Fact({ icon, name, children }: { icon: Glyph; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Icon of={icon} className={styles.icon} />
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
