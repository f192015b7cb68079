import { useEffect, useState } from 'react';

/** Returns whether this many milliseconds have passed since the component was mounted. */
export function useIsPast(ms: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isPast;
}
