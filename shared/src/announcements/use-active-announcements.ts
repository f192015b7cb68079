import { useHost } from '@guest/shared';
import { useEffect, useReducer } from 'react';
import type { Announcement } from '../contracts/announcement/announcement.contract';
import { activeAnnouncements } from './active-announcements';

/** Browsers store the delay of a timer as a signed 32-bit integer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Returns the announcements that are active now, newest first. The component renders again when one expires.
 */
export function useActiveAnnouncements(announcements: readonly Announcement[]): Announcement[] {
  const { now } = useHost();
  const [renders, rerender] = useReducer((count: number) => count + 1, 0);
  const active = activeAnnouncements([...announcements], now());
  const next = Math.min(...active.map(({ expireAt }) => expireAt || Infinity));

  useEffect(() => {
    if (next === Infinity) return;
    const timer = setTimeout(rerender, Math.min(Math.max(0, next - now()), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [next, now, renders]);

  return active;
}
