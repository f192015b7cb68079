import { useCallback, useEffect, useRef, type RefObject } from 'react';

interface LoadAheadInput {
  /** The element of the list. */
  box: RefObject<HTMLElement | null>;
  /** The number of posts of the list. Each loaded page moves its end, which may still be near. */
  count: number;
  hasFailed: boolean;
  onMore: () => void;
}

/** The next page is loaded when this many screens are left before the end. */
const LOADS_AHEAD = 2;
/** Asking for a place computes the layout, so the list asks far less often than it is scrolled. */
const LOOKS_EVERY_MS = 100;

/** Returns the function that loads the next page if the end of the list is near. It looks once for all calls in a while. */
export function useLoadAhead({ box, count, hasFailed, onMore }: LoadAheadInput): () => void {
  const latest = useRef({ hasFailed, onMore });
  useEffect(() => {
    latest.current = { hasFailed, onMore };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loadAhead = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const bottom = box.current?.getBoundingClientRect().bottom ?? Infinity;
      if (bottom < innerHeight * (1 + LOADS_AHEAD) && !latest.current.hasFailed) latest.current.onMore();
    }, LOOKS_EVERY_MS);
  }, [box]);
  // The first of the further pages is requested by the guest.
  useEffect(() => loadAhead(), [loadAhead, count]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return loadAhead;
}
