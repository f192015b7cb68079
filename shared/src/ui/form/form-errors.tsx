import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { Notice } from '../state/notice';
import styles from './form.module.css';
import type { FieldError } from './state/field-errors';

/**
 * The summary of the errors of a form. A single error is shown only at its field, because the first invalid
 * field receives the focus.
 */
export function FormErrors(props: {
  wrong: FieldError[];
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
