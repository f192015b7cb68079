import { useEffect, useState, type RefObject } from 'react';

/** Whether a strip has more than it shows, which depends on the screen. */
export function useIsOverflowing(strip: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const it = strip.current;
    if (!it) return;
    // Pixels of a screen are not whole numbers.
    const measure = () => setOverflowing(it.scrollWidth > it.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(it);
    measure();
    return () => observer.disconnect();
  }, [strip]);
  return isOverflowing;
}
