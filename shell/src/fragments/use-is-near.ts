import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useEffect, useState, type RefObject } from 'react';

/** How far below the screen something begins to load, so that it is there when the guest comes to it. */
const AHEAD = '50%';

/** Whether a guest is about to see an element; not before the page answers, and from then on for good. */
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
      { rootMargin: `${AHEAD} 0%` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isLive, element]);

  return isNear;
}
