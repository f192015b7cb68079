import styles from './version.module.css';

/** Shows a version, a set or a build: it may be long, and it is read left to right in every language. */
export const Version = ({ of }: { of: string }) => (
  <code dir="ltr" className={styles.version}>
    {of}
  </code>
);
