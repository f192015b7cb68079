import { useId, type ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './dialog.module.css';
import { useModal } from '../modal/use-modal';

/**
 * Asks for confirmation of an action that cannot be undone. The cancel button receives the focus, which
 * returns to the opener afterwards.
 */
export function Dialog(props: {
  isOpen: boolean;
  heading: ReactNode;
  /** The description of what will be lost and what will not. */
  children: ReactNode;
  cancel: string;
  confirm: string;
  look?: 'primary' | 'danger';
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { isOpen, heading, children, cancel, confirm, look = 'danger', isBusy, onCancel, onConfirm } = props;
  const modal = useModal(isOpen, onCancel);
  const id = useId();
  return (
    <dialog
      {...modal}
      role="alertdialog"
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-words`}
      className={styles.dialog}
    >
      {isOpen && (
        <div className={styles.content}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          <div id={`${id}-words`} className={styles.words}>
            {children}
          </div>
          <div className={styles.actions}>
            <Button onClick={onCancel}>{cancel}</Button>
            <Button look={look} isBusy={isBusy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
