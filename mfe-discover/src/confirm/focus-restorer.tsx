import { useRef, type ReactNode } from 'react';
import { useFocusAfter, type FindNext } from './use-focus-after';

interface FocusRestorerProps {
  findNext: FindNext;
  className?: string | undefined;
  children: ReactNode;
}

/** Contains controls that disappear when they are used, such as those of a comment that waits. */
export function FocusRestorer({ findNext, className, children }: FocusRestorerProps) {
  const element = useRef<HTMLDivElement>(null);
  useFocusAfter(element, findNext);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}
