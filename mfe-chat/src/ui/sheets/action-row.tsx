import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon, type Glyph } from '@guest/shared/ui/base/icon';
import type { ReactNode } from 'react';
import styles from './action-row.module.css';

/** One action of a sheet. A destructive one is coloured. */
export function ActionRow(props: {
  icon: Glyph;
  isDestructive?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const { icon, isDestructive = false, onClick, children } = props;
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.row, isDestructive && styles.grave)}
        onClick={onClick}
      >
        <Icon of={icon} size={20} />
        <span>{children}</span>
      </button>
    </li>
  );
}
