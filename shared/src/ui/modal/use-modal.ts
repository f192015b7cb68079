import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { closeOnBack } from './close-on-back';

/**
 * Controls a native modal dialog. The dialog traps and restores the focus, and calls `onClose` for the Escape
 * key, the browser's back and a tap outside. The caller decides whether it is open.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));

  useEffect(() => {
    const it = dialog.current;
    if (!isOpen || !it) return;
    const opener = document.activeElement;
    reserveScrollbar();
    it.showModal();
    const removeHistoryEntry = closeOnBack(() => close.current());
    return () => {
      it.close();
      removeHistoryEntry();
      // Browsers restore the focus only if it was still inside the dialog.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [isOpen]);

  return {
    ref: dialog,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    /**
     * The content covers the whole dialog, so an event whose target is the dialog itself is a tap outside.
     */
    onClick(event: MouseEvent) {
      if (event.target === dialog.current) onClose();
    },
  };
}

/** The page behind loses its scrollbar. Its width is reserved, so that nothing shifts. */
function reserveScrollbar(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}
