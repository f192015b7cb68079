import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { FeedPosition, FeedVisit } from '../visit/feed-visit';
import { forgetSavedVisit, saveVisit } from '../visit/saved-visit';
import type { FeedRow } from './feed-rows';
import { anchorIn, heightAbove } from './feed-layout';
import type { RowListHandle } from './row-list';
import type { RowRange } from './virtual-rows';

interface PositionInput {
  visit: FeedVisit;
  list: RefObject<RowListHandle | null>;
  rows: readonly FeedRow[];
  columns: number;
  /** The number of posts of the first page. */
  above: number;
  /** The element of the list, in that of the feed. */
  box: RefObject<HTMLElement | null>;
  /** Called when the posts at the place of the guest have been shown. */
  onSettled: () => void;
}

/** A guest who has come back sees the posts at their place for this time before the others follow. */
const SETTLED_AFTER_MS = 300;

/**
 * Returns to where the guest has left the list, and remembers where they leave it, also for a reload of the page. The result
 * has the heights of the rows as they were then, the rows that were on the screen, and whether more may be rendered.
 */
export function usePosition(input: PositionInput): {
  heights: unknown;
  shown: RowRange | undefined;
  isSettled: boolean;
} {
  const { visit, list, rows, columns, above, box, onSettled } = input;
  const { position } = visit.getState();
  const [isSettled, setSettled] = useState(position === undefined);

  const restore = useEffectEvent(({ scrollY: top, anchor }: FeedPosition) => {
    if (top !== undefined) return scrollTo({ top, behavior: 'instant' });
    const row = rows.findIndex((it) => it.kind === 'posts' && it.cells.some(({ id }) => id === anchor?.id));
    // Without a row the post is above the list, where the browser has returned to it.
    if (anchor && row >= 0) list.current?.scrollTo(row, -anchor.top);
  });
  const settle = useEffectEvent(() => {
    startTransition(() => setSettled(true));
    onSettled();
  });
  const leave = useEffectEvent(
    (element: Element | null, left: Pick<FeedPosition, 'scrollY' | 'heights' | 'shown'>) =>
      visit.getState().left({
        ...left,
        columns,
        heightAbove: columns === 1 ? heightAbove(element, above) : undefined,
      }),
  );

  useEffect(() => {
    const timer = setTimeout(settle, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useLayoutEffect(() => {
    const handle = list.current;
    // The ref to the feed is not set yet when it is committed together with this list.
    const feed = box.current?.closest('[role="feed"]') ?? null;
    const before = visit.getState().position;
    if (before) {
      restore(before);
      if (!before.shown) queueMicrotask(showRowsAtOnce);
    }
    // When the page unmounts, the content above the list is removed first and the browser corrects the scroll
    // position. Therefore the last position is tracked here.
    let top = scrollY;
    const onScroll = () => void (top = scrollY);
    const save = () => handle && saveVisit(visit, { heights: handle.heights(), anchor: anchorIn(feed) });
    addEventListener('scroll', onScroll, { passive: true });
    // A page that comes back from the browser's cache has its visit, so the saved one would only become old.
    const forget = ({ persisted }: PageTransitionEvent) => persisted && forgetSavedVisit();
    addEventListener('pagehide', save);
    addEventListener('pageshow', forget);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', save);
      removeEventListener('pageshow', forget);
      if (handle) leave(feed, { scrollY: top, heights: handle.heights(), shown: handle.rangeAt(top) });
    };
  }, [visit, list, box]);
  // With other columns there are other rows.
  const shown = position?.columns === columns ? position.shown : undefined;
  return { heights: position?.heights, shown, isSettled };
}

/**
 * The virtual list waits for the next frame to learn where the page is scrolled to and how high the screen is. Told by the
 * events for it, it renders its rows before that frame is painted.
 */
function showRowsAtOnce(): void {
  dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('resize'));
}
