import { useRef, type ReactNode } from 'react';
import { useFocusAfter, type FindNext } from './use-focus-after';

interface FocusKeeperProps {
  findNext: FindNext;
  className?: string | undefined;
  children: ReactNode;
}

/** Contains controls that disappear when they are used, such as those of a comment that waits. */
export function FocusKeeper({ findNext, className, children }: FocusKeeperProps) {
  const element = useRef<HTMLDivElement>(null);
  useFocusAfter(element, findNext);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
