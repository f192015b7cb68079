import { useHost } from '@guest/shared';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

/** Shorter interruptions are not shown. */
const LOST_AFTER_MS = 2_000;

/** Whether the connection has been lost for long enough to inform the guest. */
export function useIsConnectionLost(): boolean {
  const { realtime } = useHost();
  const isAway = useStore(
    realtime.state,
    ({ connection }) => connection === 'lost' || connection === 'connecting',
  );
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const timer = setTimeout(() => setLong(true), LOST_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isAway]);
  return isAway && isLong;
}

/**
 * Like `useIsConnectionLost`, but only after a connection was lost or has failed: a slow first connection is
 * not reported.
 */
export function useIsOffline(): boolean {
  const { realtime } = useHost();
  const isTried = useStore(realtime.state, ({ connection, tries }) => connection === 'lost' || tries > 0);
  return useIsConnectionLost() && isTried;
}
