import { Button } from '@guest/shared/ui/button/button';
import { useEffect, useRef } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { useFocusAfter, type FindNext } from './use-focus-after';

/** The maximum time in milliseconds that the menu takes to close. */
const CLOSING_MS = 1_000;

interface HeldDeletionProps {
  /** The text that says what was deleted. */
  said: string;
  onUndo: () => void;
  /** Finds what takes the focus when the time is over or the deletion is undone. */
  findNext: FindNext;
  className: string | undefined;
}

/**
 * Offers to undo a deletion for a few seconds. The deleted element had the focus, so the button takes it: with a
 * keyboard the guest could not reach the button from the start of the page in that time.
 */
export function HeldDeletion({ said, onUndo, findNext, className }: HeldDeletionProps) {
  const text = useLazyText();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(button, findNext);
  useEffect(() => {
    const until = performance.now() + CLOSING_MS;
    function moveFocus(now: number): void {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
      else if (now < until) frame = requestAnimationFrame(moveFocus);
    }
    let frame = requestAnimationFrame(moveFocus);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p className={className}>
      {said}
      <Button ref={button} look="quiet" onClick={onUndo}>
        {text('Undo')}
      </Button>
    </p>
  );
}
