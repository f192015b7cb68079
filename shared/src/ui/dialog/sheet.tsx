import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { swipeDown } from '../modal/swipe-down';
import { useModal } from '../modal/use-modal';
import styles from './sheet.module.css';

interface SheetContent {
  onClose: () => void;
  heading: ReactNode;
  /** The accessible name of the close button. */
  close: string;
  /** Fixed content at the bottom, such as the main action. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A panel that slides in from the bottom on a phone, where it can be dragged down to close, and a centred
 * dialog on wider screens.
 */
export function Sheet({ isOpen, ...content }: { isOpen: boolean } & SheetContent) {
  const modal = useModal(isOpen, content.onClose);
  const headingId = useId();
  return (
    <dialog {...modal} aria-labelledby={headingId} className={styles.sheet}>
      {isOpen && <Content {...content} headingId={headingId} />}
    </dialog>
  );
}

function Content(props: { headingId: string } & SheetContent) {
  const { headingId, onClose, heading, close, foot, children } = props;
  const head = useRef<HTMLElement>(null);
  const out = useRef(onClose);
  useEffect(() => void (out.current = onClose));
  useEffect(() => {
    const sheet = head.current?.closest('dialog');
    if (head.current && sheet) return swipeDown(head.current, sheet, () => out.current());
  }, []);
  return (
    <div className={styles.content}>
      <header ref={head} className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        <IconButton icon={X} name={close} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </div>
  );
}
