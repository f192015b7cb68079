import { useHost } from '@guest/shared';
import { useEffect, useReducer } from 'react';
import type { Announcement } from '../contracts/announcement/announcement.contract';
import { activeAnnouncements } from './active-announcements';

/** A browser's timers count no further. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What the house has to say at this moment, the newest first. What expires goes by itself. */
export function useActiveAnnouncements(announcements: readonly Announcement[]): Announcement[] {
  const { now } = useHost();
  const [looks, lookAgain] = useReducer((count: number) => count + 1, 0);
  const active = activeAnnouncements([...announcements], now());
  const next = Math.min(...active.map(({ expireAt }) => expireAt || Infinity));

  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(lookAgain, Math.min(Math.max(0, next - now()), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [next, now, looks]);

  return active;
}
