import { createElement } from 'react';
import { classList } from './class-list';
import styles from './icon.module.css';

/** An icon's lines: elements of SVG and their attributes, as the lucide package has them. */
export type Glyph = [tag: string, attributes: Record<string, string | number>][];

/**
 * A picture word beside real words, so it says nothing to a screen reader. Icons are imported one by one:
 * `import Bell from 'lucide/dist/esm/icons/bell.mjs'`.
 */
export function Icon(props: {
  of: Glyph;
  /** 24 unless told. */
  size?: 16 | 20 | 24 | 32;
  /** Points along the line of reading, so it is mirrored where that runs from right to left. */
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
      className={classList(styles.icon, isDirectional && styles.directional, className)}
    >
      {glyph.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  );
}
