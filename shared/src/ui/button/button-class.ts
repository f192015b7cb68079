import styles from './button.module.css';
import { classNames } from '../base/class-names';

export interface ButtonLook {
  /** `primary` marks the main action; the default is `secondary`. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Whether the button fills the available width. */
  isWide?: boolean;
}

/** Returns the class names that make any element look like a button. */
export const buttonClass = ({ look = 'secondary', isWide = false }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[look], isWide && styles.wide, className);
