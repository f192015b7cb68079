import type { BookableSession } from '@guest/shared/contracts/activity/activity.contract';
import { onIdle } from '@guest/shared/lazy/on-idle';
import { startTransition, useEffect, useState } from 'react';
import type { SessionDay } from '../../session/session-days';

/** Enough for the first screen of a tall phone, on which the heading and the prices take a third. */
const FIRST_ROWS = 10;
/** The number of sessions that even a slow phone renders without delaying a tap. */
const ROWS_PER_STEP = 35;
/** The rest of the list must not wait forever on a phone that is always busy. */
const MAX_WAIT_MS = 500;

type Day = SessionDay<BookableSession>;

/** A day with the number of its sessions to render so far. */
export interface DaySoFar {
  day: Day;
  count: number;
}

/**
 * Returns the days to render so far: a screen of sessions at once and the rest in steps. Each step waits until the one
 * before is painted and the phone has nothing else to do.
 */
export function useDaysInSteps(days: Day[]): DaySoFar[] {
  const [rows, setRows] = useState(FIRST_ROWS);
  const shown = daysOf(days, rows);
  const isComplete = rows >= days.reduce((sum, { sessions }) => sum + sessions.length, 0);

  useEffect(() => {
    if (isComplete) return;
    return whenIdle(() => startTransition(() => setRows(rows + ROWS_PER_STEP)));
  }, [isComplete, rows]);
  return shown;
}

/** Returns the days from the first on that have together this many sessions; the last one may have more. */
function daysOf(days: Day[], rows: number): DaySoFar[] {
  let rest = rows;
  return days.flatMap((day) => {
    const count = Math.min(rest, day.sessions.length);
    rest -= count;
    return count > 0 ? [{ day, count }] : [];
  });
}

/** Calls back after the next paint, as soon as there is nothing else to do. Returns a stop function. */
function whenIdle(callback: () => void): () => void {
  let stop = () => {};
  const frame = requestAnimationFrame(() => {
    stop = onIdle(callback, MAX_WAIT_MS);
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
