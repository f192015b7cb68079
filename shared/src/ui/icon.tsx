import type { LucideIcon } from 'lucide-react';
import { classList } from './class-list';
import styles from './icon.module.css';

/**
 * A picture word beside real words, so it says nothing to a screen reader. Icons are imported one by one:
 * `import Bell from 'lucide-react/icons/bell'`.
 */
export function Icon(props: {
  of: LucideIcon;
  /** 24 unless told. */
  size?: 16 | 20 | 24 | 32;
  /** Points along the line of reading, so it is mirrored where that runs from right to left. */
  isDirectional?: boolean;
  className?: string;
}) {
  const { of: Glyph, size = 24, isDirectional = false, className } = props;
  return (
    <Glyph
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      className={classList(styles.icon, isDirectional && styles.directional, className)}
    />
  );
}
