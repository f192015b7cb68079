import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { MenuFilter } from '../filter/menu-filter';

/** Enough dishes to fill the screen, and few enough to render at once. */
const FIRST_ITEMS = 6;
/** A phone shows fewer dishes at once and is slower to render the rest of the page. */
const FIRST_ITEMS_ON_PHONE = 3;
const TWO_COLUMNS_FROM_PX = 768;
/** The number of dishes that even a slow phone renders without delaying a tap. */
const ITEMS_PER_FRAME = 12;

const NEVER_CHANGES = () => () => {};

interface ListProgress {
  filter: MenuFilter;
  /** The number of dishes to render so far, counting only those that pass the filter. */
  visibleCount: number;
  /** True once all dishes have been rendered; from then on a filter only hides or shows them. */
  isComplete: boolean;
}

/**
 * Renders a long menu from the top: one screen at once and the rest in steps between input events. Dishes
 * that a filter brings back are rendered in the same way. If the page is scrolled, all dishes are rendered at
 * once.
 */
export function useProgressiveList(options: {
  filter: MenuFilter;
  itemCount: number;
  onComplete: () => void;
}) {
  const { filter, itemCount, onComplete } = options;
  const isServerRendered = useSyncExternalStore(
    NEVER_CHANGES,
    () => false,
    () => true,
  );
  const [progress, setProgress] = useState<ListProgress>(() => {
    const isComplete = isServerRendered || hasScrollTarget();
    return { filter, visibleCount: isComplete ? Infinity : initialCount(), isComplete };
  });
  const { visibleCount, isComplete } = progress;
  if (progress.filter !== filter)
    setProgress({ filter, visibleCount: isAtTop() ? FIRST_ITEMS : Infinity, isComplete });

  const isDone = isComplete && visibleCount >= itemCount;
  useEffect(() => {
    if (isDone) return;
    // The next step waits until the current one has been painted.
    const frame = requestAnimationFrame(() =>
      startTransition(() => setProgress((it) => nextProgress(it, itemCount))),
    );
    return () => cancelAnimationFrame(frame);
  }, [isDone, progress, itemCount]);

  const finish = useEffectEvent(onComplete);
  useEffect(() => {
    if (isComplete) finish();
  }, [isComplete]);
  useEffect(() => {
    // The mark is set early because a guest who leaves before all dishes are rendered may have scrolled too.
    const frame = requestAnimationFrame(markMenuSeen);
    return () => cancelAnimationFrame(frame);
  }, []);

  const showAll = () => {
    if (!isDone) flushSync(() => setProgress({ filter, visibleCount: Infinity, isComplete: true }));
  };
  return { visibleCount, isComplete, showAll };
}

/** The last step renders the dishes that the filter excludes, hidden. */
const nextProgress = (
  { filter, visibleCount, isComplete }: ListProgress,
  itemCount: number,
): ListProgress => ({
  filter,
  visibleCount: visibleCount + ITEMS_PER_FRAME,
  isComplete: isComplete || visibleCount >= itemCount,
});

const initialCount = () => (innerWidth < TWO_COLUMNS_FROM_PX ? FIRST_ITEMS_ON_PHONE : FIRST_ITEMS);

const isAtTop = () => scrollY < innerHeight / 2;

/** A link to a section and a return to the scroll position need all dishes at once. */
const hasScrollTarget = () => location.hash !== '' || (history.state as MenuHistoryState)?.menuSeen === true;

/** `history.state` can have any type; this code writes a plain object. */
type MenuHistoryState = { menuSeen?: unknown } | null;
const markMenuSeen = () => history.replaceState({ ...history.state, menuSeen: true }, '');
