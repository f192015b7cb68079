import { useHost } from '@guest/shared';
import type { RealtimeState } from '@guest/shared/realtime/realtime.store';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

/** Shorter interruptions are not shown. */
const LOST_AFTER_MS = 2_000;

/** Whether the connection has been lost for long enough to inform the guest. */
export function useIsConnectionLost(): boolean {
  return useIsLong(({ connection }) => connection === 'lost' || connection === 'connecting');
}

/** Whether a state of the connection has lasted long enough to inform the guest. */
function useIsLong(isState: (state: RealtimeState) => boolean): boolean {
  const isAway = useStore(useHost().realtime.state, isState);
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

/**
 * Returns whether nothing more can be loaded at the moment: the guest is offline, or the server has refused
 * the chat session, which ends all attempts until the next page load.
 */
export function useIsUnreachable(): boolean {
  const isOff = useIsLong(({ connection }) => connection === 'off');
  const isAnonymous = useIsAnonymous();
  return useIsOffline() || (isOff && !isAnonymous);
}

/**
 * Returns what "Try again" does. A refused chat session is requested again with a page load only, so nothing less
 * would help.
 */
export function useTryAgain(reload: () => Promise<void> | void): () => void {
  const { realtime } = useHost();
  return () => {
    if (realtime.state.getState().connection === 'off') location.reload();
    else void reload();
  };
}
