import styles from './progress-ring.module.css';

const RADIUS = 20;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** Shows the uploaded part of a file as a ring around its content. */
export function ProgressRing({ name, part }: { name: string; part: number }) {
  const percent = Math.round(part * 100);
  return (
    <svg
      viewBox="0 0 48 48"
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.ring}
    >
      <circle cx="24" cy="24" r={RADIUS} className={styles.whole} />
      <circle
        cx="24"
        cy="24"
        r={RADIUS}
        strokeDasharray={`${Math.max(0.02, part) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
        className={styles.part}
      />
    </svg>
  );
}
