import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { Notice } from '../state/notice';
import styles from './form.module.css';
import type { WrongField } from './state/wrong-fields';

/** What keeps a form from being sent. A single wrong field says so itself; the focus goes to the first. */
export function FormTrouble(props: {
  wrong: WrongField[];
  failure: string | null;
  lookAgain: string;
  onReach: (field: string) => void;
}) {
  const { wrong, failure, lookAgain, onReach } = props;

  return (
    <div role="alert" className={styles.trouble}>
      {failure && (
        <Notice tone="danger" icon={CircleAlert}>
          {failure}
        </Notice>
      )}
      {wrong.length > 1 && (
        <Notice tone="danger" icon={CircleAlert} heading={lookAgain}>
          <ul className={styles.wrong}>
            {wrong.map(({ name, label, error }) => (
              <li key={name}>
                <button type="button" className={styles.reach} onClick={() => onReach(name)}>
                  {label}
                </button>
                <span>{error}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
