import type { SQL } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { RequestError } from '../../platform/errors/request-error';
import type { UpcomingItem, UpcomingKind } from './upcoming-kind';

export type UpcomingBookings = ReturnType<typeof createUpcomingBookings>;

export interface CancelledItems {
  cancelled: UpcomingItem[];
  /** The items that could not be cancelled, each with the code of the reason. */
  left: { item: UpcomingItem; code: string }[];
}

/** Lists and cancels upcoming bookings and orders of all kinds. */
export function createUpcomingBookings(kinds: UpcomingKind[]) {
  return {
    /** Returns the items of the guests selected by a condition on the table `guest`, the next one first. */
    async list(filter: SQL | undefined, on?: Connection): Promise<UpcomingItem[]> {
      const items = await Promise.all(kinds.map((kind) => kind.list(filter, on)));
      return items.flat().sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    },

    /** Cancels the items one after the other. One that is refused does not stop the others. */
    async cancelAll(items: UpcomingItem[], options: { isAtAnyTime?: boolean } = {}): Promise<CancelledItems> {
      const done: CancelledItems = { cancelled: [], left: [] };
      for (const item of items) {
        try {
          await kinds.find(({ kind }) => kind === item.kind)?.cancel(item, options);
          done.cancelled.push(item);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          done.left.push({ item, code: error.code });
        }
      }
      return done;
    },
  };
}
