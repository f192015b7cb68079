import { useEffect, useRef } from 'react';

const AUTOPLAY_EVERY_MS = 5_000;

/** Goes on by itself for as long as it is on. Each change of `since` begins the time anew. */
export function useAutoplay(isOn: boolean, since: unknown, onTick: () => void): void {
  const tick = useRef(onTick);
  useEffect(() => void (tick.current = onTick));
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => tick.current(), AUTOPLAY_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, since]);
}
