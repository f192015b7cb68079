import styles from './version.module.css';

/** A version, a set or a build: long, and from left to right in every language. */
export const Version = ({ of }: { of: string }) => (
  <code dir="ltr" className={styles.version}>
    {of}
  </code>
);
