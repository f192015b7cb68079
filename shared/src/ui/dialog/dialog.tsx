import { useId, type ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './dialog.module.css';
import { useModal } from '../modal/use-modal';

/** Asks before something that cannot be undone. The focus comes to the way out, and goes back to what had asked. */
export function Dialog(props: {
  isOpen: boolean;
  heading: ReactNode;
  /** What will be lost, and what is safe. */
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
