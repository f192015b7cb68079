import type { Glyph } from '../base/icon';
import type { ComponentProps } from 'react';
import { classNames } from '../base/class-names';
import { Icon } from '../base/icon';
import styles from './icon-button.module.css';

/** A button with only an icon. Its name is the accessible name and the tooltip. */
export function IconButton(
  props: { icon: Glyph; name: string; isDirectional?: boolean } & Omit<
    ComponentProps<'button'>,
    'children' | 'name'
  >,
) {
  const { icon, name, isDirectional, className, type = 'button', ...rest } = props;
  return (
    <button
      {...rest}
      type={type}
      aria-label={name}
      title={name}
      className={classNames(styles.iconButton, className)}
    >
      <Icon of={icon} isDirectional={isDirectional} />
    </button>
  );
}
