import { createElement } from 'react';
import { classNames } from './class-names';
import styles from './icon.module.css';

/** The SVG elements of an icon with their attributes, in the format of the lucide package. */
export type Glyph = [tag: string, attributes: Record<string, string | number>][];

/**
 * An icon next to a text, hidden from screen readers. Icons are imported individually: `import Bell from
 * 'lucide/dist/esm/icons/bell.mjs'`.
 */
export function Icon(props: {
  of: Glyph;
  /** The size in pixels; 24 by default. */
  size?: 16 | 20 | 24 | 32;
  /** The icon points in reading direction and is mirrored in right-to-left languages. */
  isDirectional?: boolean;
  className?: string;
}) {
  const { of: glyph, size = 24, isDirectional = false, className } = props;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.icon, isDirectional && styles.directional, className)}
    >
      {glyph.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  );
}
