import { LEVELS } from './use-recorder';
import styles from './waveform.module.css';

const HIGH = 40;
const STEP = 4;

/** Draws the volume over time, the newest value at the right. */
export function Waveform({ levels }: { levels: number[] }) {
  const first = LEVELS - levels.length;
  return (
    <svg
      viewBox={`0 0 ${LEVELS * STEP} ${HIGH}`}
      aria-hidden="true"
      preserveAspectRatio="none"
      className={styles.wave}
    >
      {levels.map((level, i) => {
        const height = Math.max(2, level * HIGH);
        const position = { x: (first + i) * STEP, y: (HIGH - height) / 2 };
        return <rect key={first + i} {...position} width={STEP - 1.5} height={height} rx={1.2} />;
      })}
    </svg>
  );
}
