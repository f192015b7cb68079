import { useHost } from '@guest/shared';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

/** A connection that is back sooner than that was never missed. */
const LOST_AFTER_MS = 2_000;

/** Whether the chat has been without its connection for so long that the guest should know. */
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

/** The same where the server was reached before, or was tried in vain: a first connection may be slow, and still comes. */
export function useIsOutOfReach(): boolean {
  const { realtime } = useHost();
  const isTried = useStore(realtime.state, ({ connection, tries }) => connection === 'lost' || tries > 0);
  return useIsConnectionLost() && isTried;
}
