import { use, type ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './form-actions.module.css';
import { FormContext } from './state/form-context';

/** The end of a form: the submit button and further actions next to it. */
export function FormActions({ send, children }: { send: ReactNode; children?: ReactNode }) {
  const { isBusy } = use(FormContext);
  return (
    <div className={styles.actions}>
      <Button type="submit" look="primary" isBusy={isBusy} className={styles.send}>
        {send}
      </Button>
      {children}
    </div>
  );
}
