import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { guest, guestBlock } from '../../../platform/db/tables/schema';

interface Block {
  propertyId: string;
  guestId: string;
  blockedId: string;
}

export type BlockRepository = ReturnType<typeof createBlockRepository>;

export function createBlockRepository(db: Database) {
  return {
    async isGuestOf(propertyId: string, id: string): Promise<boolean> {
      return (await db.$count(guest, and(eq(guest.id, id), eq(guest.propertyId, propertyId)))) > 0;
    },
    async block(block: Block): Promise<void> {
      await db.insert(guestBlock).values(block).onConflictDoNothing();
    },
    async unblock({ guestId, blockedId }: Omit<Block, 'propertyId'>): Promise<void> {
      await db
        .delete(guestBlock)
        .where(and(eq(guestBlock.guestId, guestId), eq(guestBlock.blockedId, blockedId)));
    },
  };
}

/** Excludes what the viewer does not want to see. Staff cannot be blocked; their author column is null. */
export const isNotBlocked = (author: AnyPgColumn, viewerId: string | null): SQL | undefined =>
  viewerId === null
    ? undefined
    : sql`not exists (select 1 from ${guestBlock}
        where ${guestBlock.guestId} = ${viewerId} and ${guestBlock.blockedId} = ${author})`;
