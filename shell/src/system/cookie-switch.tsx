import { useId } from 'react';
import styles from './cookies-page.module.css';

/** One kind of thing that may be kept; without `onChange` it is not for the guest to decide. */
export function CookieSwitch(props: {
  name: string;
  line: string;
  isOn: boolean;
  onChange?: (isOn: boolean) => void;
}) {
  const { name, line, isOn, onChange } = props;
  const lineId = useId();
  return (
    <label className={styles.choice}>
      <span className={styles.about}>
        <span className={styles.name}>{name}</span>
        <span id={lineId} className={styles.line}>
          {line}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={name}
        aria-describedby={lineId}
        checked={isOn}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
        className={styles.switch}
      />
    </label>
  );
}
