import { useEffect } from 'react';
import { useLocation } from '@guest/shared/router';

/**
 * Shows the heading of the page in the top bar once it has gone from view, in place of the name of the hotel.
 * The bar is drawn with the first view, so the heading is put into it as an attribute that its style shows.
 */
export function useHeadingInBar(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let stop: (() => void) | undefined;
    // The size of the bar is read with the layout of the next frame: here it would cost a slow phone a layout of its own,
    // while the page has just opened.
    const frame = requestAnimationFrame(() => (stop = followHeading()));
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [pathname]);
}

/** Puts the heading of the page into the bar while it is out of view. Returns a stop function. */
function followHeading(): (() => void) | undefined {
  const main = document.getElementById('main');
  const mark = document.querySelector<HTMLElement>('[data-mark]');
  if (!main || !mark) return undefined;
  let watched: Element | null = null;

  const barSize = mark.parentElement?.offsetHeight ?? 0;
  const views = new IntersectionObserver(
    (entries) => {
      const view = entries.at(-1);
      const isAbove = view && !view.isIntersecting && view.boundingClientRect.top < barSize;
      const heading = isAbove ? watched?.textContent.trim() : '';
      if (heading) mark.dataset.heading = heading;
      else delete mark.dataset.heading;
    },
    { rootMargin: `-${barSize}px 0px 0px` },
  );
  function watch(): void {
    const heading = main?.querySelector('h1') ?? null;
    if (heading === watched) return;
    if (watched) views.unobserve(watched);
    watched = heading;
    if (heading) views.observe(heading);
  }

  watch();
  // The heading of a page arrives with its data.
  const changes = new MutationObserver(watch);
  changes.observe(main, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    views.disconnect();
    delete mark.dataset.heading;
  };
}
