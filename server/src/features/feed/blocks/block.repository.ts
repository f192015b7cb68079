import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
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
    /** Returns the guests whom this guest has blocked, the latest first. */
    async list(guestId: string): Promise<{ uuid: string; nickName: string }[]> {
      return db
        .select({ uuid: guest.id, nickName: sql<string>`coalesce(${guest.nickName}, '')` })
        .from(guestBlock)
        .innerJoin(guest, eq(guest.id, guestBlock.blockedId))
        .where(eq(guestBlock.guestId, guestId))
        .orderBy(desc(guestBlock.createdAt), asc(guest.id));
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
