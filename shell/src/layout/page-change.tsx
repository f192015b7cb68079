import { useLocation } from '@guest/shared/router';
import { Unseen } from '@guest/shared/ui/unseen';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** By then the page has told its name. */
const TITLE_IS_KNOWN_AFTER_MS = 300;

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
    const timer = setTimeout(() => setSaid(document.title), TITLE_IS_KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [main, pathname]);

  return (
    <Unseen>
      <span role="status">{said}</span>
    </Unseen>
  );
}
