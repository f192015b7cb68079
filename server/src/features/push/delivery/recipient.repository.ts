import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { guest, guestToken, property, pushSubscription } from '../../../platform/db/tables/schema';
import { isLiveSession } from '../subscriptions/reachable-devices';

export type RecipientRepository = ReturnType<typeof createRecipientRepository>;

export function createRecipientRepository(db: Database, now: () => number) {
  return {
    /** Returns the device of a message with its guest, unless its session has ended. */
    async find(subscriptionId: string) {
      const [found] = await db
        .select({
          subscription: pushSubscription,
          guest,
          property,
        })
        .from(pushSubscription)
        .innerJoin(guestToken, eq(guestToken.id, pushSubscription.sessionId))
        .innerJoin(guest, eq(guest.id, pushSubscription.guestId))
        .innerJoin(property, eq(property.id, guest.propertyId))
        .where(and(eq(pushSubscription.id, subscriptionId), isLiveSession(now())));
      return found;
    },
  };
}
