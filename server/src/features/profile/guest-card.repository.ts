import type { GuestCard } from '@guest/shared/contracts/guest/guest-card.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { guest } from '../../platform/db/tables/schema';

export type GuestCardRepository = ReturnType<typeof createGuestCardRepository>;

export function createGuestCardRepository(db: Database) {
  return {
    /**
     * Returns the public profile of a verified guest by nickname. Nicknames are unique only within a
     * property; if several guests share one, the picture is left out so that it does not reveal the property.
     */
    async find(username: string): Promise<GuestCard | undefined> {
      const rows = await db
        .select({ nickName: guest.nickName, profilePic: guest.profilePic })
        .from(guest)
        .where(and(eq(sql`lower(${guest.nickName})`, username.toLowerCase()), eq(guest.isVerified, true)));
      const [first] = rows;
      if (!first?.nickName) return undefined;
      const picture = rows.length === 1 ? first.profilePic : null;
      return { username: first.nickName, nickName: first.nickName, ...(picture && { profilePic: picture }) };
    },
  };
}
