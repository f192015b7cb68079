import { useLocation } from '@guest/shared/router';
import { Unseen } from '@guest/shared/ui/base/unseen';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** A title that has not changed for so long is the page's own. */
const TITLE_IS_SETTLED_AFTER_MS = 300;

/** Takes those who do not see it along to another page: the focus goes to its content, and its title is said. */
export function PageChange({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The page may have put the focus into a field of its own; the scroll is restored elsewhere.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    return onTitleSettled(setSaid);
  }, [main, pathname]);

  return (
    <Unseen>
      <span role="status">{said}</span>
    </Unseen>
  );
}

/** Some pages know their name only when their data is here. Returns its stop function. */
function onTitleSettled(settled: (title: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => settled(document.title), TITLE_IS_SETTLED_AFTER_MS);
  };
  const titles = new MutationObserver(wait);
  titles.observe(document.head, { subtree: true, childList: true, characterData: true });
  wait();
  return () => {
    clearTimeout(timer);
    titles.disconnect();
  };
}
