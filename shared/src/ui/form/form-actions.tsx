import { use, type ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './form-actions.module.css';
import { FormContext } from './state/form-context';

/** The end of a form: the submit button and further actions next to it. */
export function FormActions(props: {
  send: ReactNode;
  /** The form cannot be submitted yet, because something that the guest must see first is missing. */
  isDisabled?: boolean;
  children?: ReactNode;
}) {
  const { send, isDisabled, children } = props;
  const { isBusy } = use(FormContext);
  return (
    <div className={styles.actions}>
      <Button type="submit" look="primary" isBusy={isBusy} disabled={isDisabled} className={styles.send}>
        {send}
      </Button>
      {children}
    </div>
  );
}
