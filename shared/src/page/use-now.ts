import { useHost } from '@guest/shared';
import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The present, to the half minute. It begins with the moment of the first view, so that both sides draw the same. */
export function useNow(): number {
  const { now } = useHost();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return moment;
}
