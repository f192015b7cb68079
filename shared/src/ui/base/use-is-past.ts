import { useEffect, useState } from 'react';

/** Whether so many milliseconds have gone by since this was first drawn. */
export function useIsPast(ms: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isPast;
}
