import { useHost } from '@guest/shared';
import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/**
 * Returns the seconds until a time, based on the server's clock; 0 if the time has passed or is not given.
 */
export function useSecondsUntil(moment: string | number | null | undefined): number {
  const { now } = useHost();
  const target = typeof moment === 'string' ? Date.parse(moment) : (moment ?? 0);
  const left = () => Math.max(0, Math.ceil((target - now()) / TICK_MS));
  const [seconds, setSeconds] = useState(left);

  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((target - now()) / TICK_MS)));
    count();
    if (target <= now()) return;
    const timer = setInterval(() => {
      count();
      if (target <= now()) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [now, target]);
  return seconds;
}
