import { classList } from '@guest/shared/ui/base/class-list';
import { Icon, type Glyph } from '@guest/shared/ui/base/icon';
import type { ReactNode } from 'react';
import styles from './action-row.module.css';

/** One action of a sheet. A destructive one is coloured. */
export function ActionRow(props: {
  icon: Glyph;
  isGrave?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const { icon, isGrave = false, onClick, children } = props;
  return (
    <li>
      <button type="button" className={classList(styles.row, isGrave && styles.grave)} onClick={onClick}>
        <Icon of={icon} size={20} />
        <span>{children}</span>
      </button>
    </li>
  );
}
