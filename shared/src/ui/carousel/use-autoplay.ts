import { useEffect, useRef } from 'react';

const AUTOPLAY_EVERY_MS = 5_000;

/** Calls `onTick` at regular intervals while `isOn` is true. Each change of `since` restarts the interval. */
export function useAutoplay(isOn: boolean, since: unknown, onTick: () => void): void {
  const tick = useRef(onTick);
  useEffect(() => void (tick.current = onTick));
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => tick.current(), AUTOPLAY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, since]);
}
