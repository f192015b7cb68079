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

/**
 * Returns the function that loads the next page if the end of the list is near. It looks once for all calls of a frame, when
 * that frame has been painted: asking for a place in the middle of a change would compute the layout twice.
 */
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
    });
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
