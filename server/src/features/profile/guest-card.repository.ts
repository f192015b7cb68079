import type { GuestCard } from '@guest/shared/contracts/guest/guest-card.contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { guest } from '../../platform/db/tables/schema';

export type GuestCardRepository = ReturnType<typeof createGuestCardRepository>;

export function createGuestCardRepository(db: Database) {
  return {
    /**
     * The card of a verified guest by the name they go by. A name may be borne once in each house; which house it is
     * must not be told, so such a card shows no face.
     */
    async find(username: string): Promise<GuestCard | undefined> {
      const rows = await db
        .select({ nickName: guest.nickName, profilePic: guest.profilePic })
        .from(guest)
        .where(and(eq(sql`lower(${guest.nickName})`, username.toLowerCase()), eq(guest.isVerified, true)));
      const [first] = rows;
      if (!first?.nickName) return undefined;
      const face = rows.length === 1 ? first.profilePic : null;
      return { username: first.nickName, nickName: first.nickName, ...(face && { profilePic: face }) };
    },
  };
}
