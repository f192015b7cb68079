import { Button } from '@guest/shared/ui/button/button';
import { useEffect, useRef } from 'react';
import { useLazyText } from '../lazy-texts/lazy-texts';

/** How long the menu may take to close, in milliseconds. */
const CLOSING_MS = 1_000;

interface HeldDeletionProps {
  /** Says what was deleted. */
  said: string;
  onUndo: () => void;
  className: string | undefined;
}

/**
 * Offers to bring back what was deleted. The focus was on what is gone, so it moves to the button: with a keyboard nobody
 * could reach it from the start of the page in the few seconds.
 */
export function HeldDeletion({ said, onUndo, className }: HeldDeletionProps) {
  const text = useLazyText();
  const button = useRef<HTMLButtonElement>(null);
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
