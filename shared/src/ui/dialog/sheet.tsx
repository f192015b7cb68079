import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { swipeDown } from '../modal/swipe-down';
import { useModal } from '../modal/use-modal';
import styles from './sheet.module.css';

interface SheetContent {
  onClose: () => void;
  heading: ReactNode;
  /** The name of the button that closes it. */
  close: string;
  /** What is fixed at its foot, such as the one thing to do. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Comes from below on a phone, where a finger pulls it out again, and stands in the middle elsewhere. */
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
