import { useHost } from '@guest/shared';
import { useEffect } from 'react';

/** The last child of a part of the first view: its effect runs when that part answers. */
export function Live({ part }: { part: 'frame' | 'page' }) {
  const { takeOver } = useHost();
  useEffect(() => {
    performance.mark(`live-${part}`);
    globalThis.repeatEarlyTaps?.(part);
    // Not in the effect itself: what waits for the answer must not delay it.
    setTimeout(() => takeOver.getState().answered(part));
  }, [part, takeOver]);
  return null;
}
