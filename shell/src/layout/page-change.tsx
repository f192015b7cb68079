import { useLocation } from '@guest/shared/router';
import { VisuallyHidden } from '@guest/shared/ui/base/visually-hidden';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** A title that has not changed for this time is final. */
const TITLE_SETTLE_MS = 300;

/**
 * Makes a page change perceivable for screen readers: the focus moves to the content, and the title is
 * announced.
 */
export function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcedTitle, setAnnouncedTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The page may already have focused one of its fields. The scroll position is restored elsewhere.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    return onTitleSettled(setAnnouncedTitle);
  }, [main, pathname]);

  return (
    <VisuallyHidden>
      <span role="status">{announcedTitle}</span>
    </VisuallyHidden>
  );
}

/**
 * Calls back when the document title is final, because some pages know their name only after loading data.
 * Returns a stop function.
 */
function onTitleSettled(settled: (title: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => settled(document.title), TITLE_SETTLE_MS);
  };
  const titles = new MutationObserver(wait);
  titles.observe(document.head, { subtree: true, childList: true, characterData: true });
  wait();
  return () => {
    clearTimeout(timer);
    titles.disconnect();
  };
}
