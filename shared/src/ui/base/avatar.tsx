import { classNames } from './class-names';
import styles from './avatar.module.css';

/** A person's picture or initials. It is hidden from screen readers because the name is always next to it. */
export function Avatar(props: { name: string; src?: string; size?: 'small' | 'medium' | 'large' }) {
  const { name, src, size = 'medium' } = props;
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      <span>{initials(name)}</span>
      {src && <img src={src} alt="" loading="lazy" className={styles.face} />}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : [words.at(0)];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('');
}
