import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useEffect, useState, type RefObject } from 'react';

/** A fragment starts to load this far below the viewport, so that it is ready when the guest reaches it. */
const PRELOAD_MARGIN = '50%';

/**
 * Returns whether an element is about to scroll into view. It stays false until the page is interactive, and
 * once true it stays true.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const isLive = useIsPageLive();
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!isLive || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: `${PRELOAD_MARGIN} 0%` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isLive, element]);

  return isNear;
}
