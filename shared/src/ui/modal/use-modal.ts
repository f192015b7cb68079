import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { closeOnBack } from './close-on-back';

/**
 * The platform's own dialog, for as long as it is open: it keeps the focus inside, gives it back to where it was, and
 * closes by its key, by the way back, and by a tap beside it. The page decides whether it is open.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));

  useEffect(() => {
    const it = dialog.current;
    if (!isOpen || !it) return;
    const opener = document.activeElement;
    holdPage();
    it.showModal();
    const takeBack = closeOnBack(() => close.current());
    return () => {
      it.close();
      takeBack();
      // A browser gives the focus back only where it was still inside.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [isOpen]);

  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    /** A tap beside it lands on the dialog itself, because its content covers all of it. */
    onClick(event: MouseEvent) {
      if (event.target === dialog.current) onClose();
    },
  };
}

/** The page behind loses its scrollbar; what it leaves free is kept free, so that nothing moves. */
function holdPage(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}
