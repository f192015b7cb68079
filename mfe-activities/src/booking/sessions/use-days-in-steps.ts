import type { BookableSession } from '@guest/shared/contracts/activity/activity.contract';
import { startTransition, useEffect, useState } from 'react';
import type { SessionDay } from '../../session/session-days';

/** Enough for the first screen of a tall phone, on which the heading and the prices take a third. */
const FIRST_ROWS = 10;
/** The number of sessions that even a slow phone renders without delaying a tap. */
const ROWS_PER_STEP = 35;
/** The rest of the list must not wait forever on a phone that is always busy. */
const MAX_WAIT_MS = 500;

type Days = SessionDay<BookableSession>[];

/**
 * Returns the days to render so far: a screen of them at once and the rest in steps. Each step waits until the one before
 * is painted and the phone has nothing else to do.
 */
export function useDaysInSteps(days: Days): Days {
  const [rows, setRows] = useState(FIRST_ROWS);
  const shown = daysOf(days, rows);
  const isComplete = shown.length === days.length;

  useEffect(() => {
    if (isComplete) return;
    return whenIdle(() => startTransition(() => setRows(rows + ROWS_PER_STEP)));
  }, [isComplete, rows]);
  return shown;
}

/** Returns the days from the first on that have together at least this many rows. */
function daysOf(days: Days, rows: number): Days {
  let count = 0;
  return days.filter(({ sessions }) => {
    const isNeeded = count < rows;
    count += sessions.length;
    return isNeeded;
  });
}

/** Calls back after the next paint, as soon as there is nothing else to do. Returns a stop function. */
function whenIdle(callback: () => void): () => void {
  let stop = () => {};
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in globalThis) {
      const idle = requestIdleCallback(callback, { timeout: MAX_WAIT_MS });
      stop = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(callback);
      stop = () => clearTimeout(timer);
    }
  });
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}
