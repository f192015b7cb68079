import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import styles from './sheet.module.css';

/** Comes from below on a phone and stands in the middle elsewhere; the platform's own dialog keeps focus and keys. */
export function Sheet(props: {
  isOpen: boolean;
  onClose: () => void;
  heading: ReactNode;
  /** The name of the button that closes it. */
  close: string;
  /** What is fixed at its foot, such as the one thing to do. */
  foot?: ReactNode;
  children: ReactNode;
}) {
  const { isOpen, onClose, heading, close, foot, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();

  useEffect(() => {
    const it = dialog.current;
    if (!isOpen || !it) return;
    it.showModal();
    return () => it.close();
  }, [isOpen]);

  // A tap beside the sheet lands on the dialog itself, because its content covers all of it.
  const closeFromBeside = (event: MouseEvent) => event.target === dialog.current && onClose();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={styles.sheet}
      onCancel={(event) => {
        // The page decides whether it is open.
        event.preventDefault();
        onClose();
      }}
      onClick={closeFromBeside}
    >
      {isOpen && (
        <div className={styles.content}>
          <header className={styles.head}>
            <h2 id={headingId} className={styles.heading}>
              {heading}
            </h2>
            <IconButton icon={X} name={close} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </div>
      )}
    </dialog>
  );
}
