import { useHost } from '@guest/shared';
import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/**
 * Returns the current time with a resolution of half a minute. It starts with the time of the first view, so
 * that server and browser render the same.
 */
export function useNow(): number {
  const { now } = useHost();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return moment;
}
