import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { MenuFilter } from '../filter/menu-filter';

/** As many dishes as are in sight, and so few that they stand there at once. */
const FIRST = 6;
/** A phone has fewer in sight, and when the menu opens there is all of a page to draw besides. */
const FIRST_ON_PHONE = 3;
const TWO_COLUMNS_FROM_PX = 768;
/** Dishes that even a slow phone draws without keeping a tap waiting. */
const MORE = 12;

const NEVER_TOLD = () => () => {};

interface Drawing {
  filter: MenuFilter;
  /** How many of the dishes that the filter shows may stand there by now. */
  dishes: number;
  /** All have been drawn once: from then on a filter hides what it leaves out, and draws nothing anew. */
  isWhole: boolean;
}

/**
 * A long menu is drawn from its top on: a screen full at once, the rest by and by between taps. What a filter brings
 * back comes the same way. Where somebody stands further down all of it is there at once.
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
    // After what stands there already has been painted.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawing((it) => further(it, all))));
    return () => cancelAnimationFrame(frame);
  }, [isDone, drawing, all]);

  const finish = useEffectEvent(onWhole);
  useEffect(() => {
    if (isWhole) finish();
  }, [isWhole]);
  useEffect(() => {
    // Whoever leaves before all is drawn may have gone far down too.
    const frame = requestAnimationFrame(noteThatItWasSeen);
    return () => cancelAnimationFrame(frame);
  }, []);

  const drawAll = () => {
    if (!isDone) flushSync(() => setDrawing({ filter, dishes: Infinity, isWhole: true }));
  };
  return { dishes, isWhole, drawAll };
}

/** The last step draws what the filter leaves out, hidden. */
const further = ({ filter, dishes, isWhole }: Drawing, all: number): Drawing => ({
  filter,
  dishes: dishes + MORE,
  isWhole: isWhole || dishes >= all,
});

const firstInSight = () => (innerWidth < TWO_COLUMNS_FROM_PX ? FIRST_ON_PHONE : FIRST);

const isAtTop = () => scrollY < innerHeight / 2;

/** A link to a part of it, and the way back to where one was, lead to what has to be there by then. */
const isAwaitedFurtherDown = () => location.hash !== '' || (history.state as Seen)?.menuSeen === true;

/** A history entry keeps anything; ours is a plain object. */
type Seen = { menuSeen?: unknown } | null;
const noteThatItWasSeen = () => history.replaceState({ ...history.state, menuSeen: true }, '');
