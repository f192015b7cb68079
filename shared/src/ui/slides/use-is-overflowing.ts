import { useEffect, useState, type RefObject } from 'react';

/** Returns whether a strip has more content than it shows, which depends on the screen. */
export function useIsOverflowing(strip: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const it = strip.current;
    if (!it) return;
    // Layout sizes may be fractional, so a difference of one pixel is tolerated.
    const measure = () => setOverflowing(it.scrollWidth > it.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(it);
    measure();
    return () => observer.disconnect();
  }, [strip]);
  return isOverflowing;
}
