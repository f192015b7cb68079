import styles from './button.module.css';
import { classList } from '../base/class-list';

export interface ButtonLook {
  /** `primary` is the one thing to do here; `secondary` unless told. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** As wide as its place. */
  isWide?: boolean;
}

/** The classes of a button, for whatever element is to look like one. */
export const buttonClass = ({ look = 'secondary', isWide = false }: ButtonLook, className?: string) =>
  classList(styles.button, styles[look], isWide && styles.wide, className);
