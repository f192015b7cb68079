import { useHost } from '@guest/shared';
import { useEffect } from 'react';

/** Must be the last child of a part of the first view, because its effect marks that part as interactive. */
export function HydrationMark({ part }: { part: 'frame' | 'page' }) {
  const { takeOver } = useHost();
  useEffect(() => {
    performance.mark(`live-${part}`);
    globalThis.repeatEarlyTaps?.(part);
    // A separate task, because subscribers of this change must not delay hydration.
    setTimeout(() => takeOver.getState().answered(part));
  }, [part, takeOver]);
  return null;
}
