import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { MenuFilter } from '../filter/menu-filter';

/** Enough dishes to fill the screen, and few enough to render at once. */
const FIRST = 6;
/** A phone shows fewer dishes at once and is slower to render the rest of the page. */
const FIRST_ON_PHONE = 3;
const TWO_COLUMNS_FROM_PX = 768;
/** The number of dishes that even a slow phone renders without delaying a tap. */
const MORE = 12;

const NEVER_TOLD = () => () => {};

interface Drawing {
  filter: MenuFilter;
  /** The number of dishes to render so far, counting only those that pass the filter. */
  dishes: number;
  /** True once all dishes have been rendered; from then on a filter only hides or shows them. */
  isWhole: boolean;
}

/**
 * Renders a long menu from the top: one screen at once and the rest in steps between input events. Dishes
 * that a filter brings back are rendered in the same way. If the page is scrolled, all dishes are rendered at
 * once.
 */
export function useDrawing(of: { filter: MenuFilter; all: number; onWhole: () => void }) {
  const { filter, all, onWhole } = of;
  const isInDocument = useSyncExternalStore(
    NEVER_TOLD,
    () => false,
    () => true,
  );
  const [drawing, setDrawing] = useState<Drawing>(() => {
    const isWhole = isInDocument || isAwaitedFurtherDown();
    return { filter, dishes: isWhole ? Infinity : firstInSight(), isWhole };
  });
  const { dishes, isWhole } = drawing;
  if (drawing.filter !== filter) setDrawing({ filter, dishes: isAtTop() ? FIRST : Infinity, isWhole });

  const isDone = isWhole && dishes >= all;
  useEffect(() => {
    if (isDone) return;
    // The next step waits until the current one has been painted.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawing((it) => further(it, all))));
    return () => cancelAnimationFrame(frame);
  }, [isDone, drawing, all]);

  const finish = useEffectEvent(onWhole);
  useEffect(() => {
    if (isWhole) finish();
  }, [isWhole]);
  useEffect(() => {
    // The mark is set early because a guest who leaves before all dishes are rendered may have scrolled too.
    const frame = requestAnimationFrame(noteThatItWasSeen);
    return () => cancelAnimationFrame(frame);
  }, []);

  const drawAll = () => {
    if (!isDone) flushSync(() => setDrawing({ filter, dishes: Infinity, isWhole: true }));
  };
  return { dishes, isWhole, drawAll };
}

/** The last step renders the dishes that the filter excludes, hidden. */
const further = ({ filter, dishes, isWhole }: Drawing, all: number): Drawing => ({
  filter,
  dishes: dishes + MORE,
  isWhole: isWhole || dishes >= all,
});

const firstInSight = () => (innerWidth < TWO_COLUMNS_FROM_PX ? FIRST_ON_PHONE : FIRST);

const isAtTop = () => scrollY < innerHeight / 2;

/** A link to a section and a return to the scroll position need all dishes at once. */
const isAwaitedFurtherDown = () => location.hash !== '' || (history.state as Seen)?.menuSeen === true;

/** `history.state` can have any type; this code writes a plain object. */
type Seen = { menuSeen?: unknown } | null;
const noteThatItWasSeen = () => history.replaceState({ ...history.state, menuSeen: true }, '');
