import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { FolderPictures, HotelContent } from '../../features/hotel-content/model/hotel-content';
import { contentEntries } from '../../features/hotel-content/model/content-entries';
import type { Connection } from '../../platform/db/database';
import * as tables from '../../platform/db/tables/schema';
import { announcementRows } from './announcement-rows';
import { commentRows, likeRows, postRows } from './feed-rows';
import { groupRows } from './group-rows';
import type { DemoLife } from './life';
import { createLifeContext, type DemoHotelFacts } from './life-context';
import { guestRows, staffRows } from './people-rows';

/** Inserts the people of a demo hotel with their posts and messages. `pictures` are those of the posts. */
export async function fillLife(
  db: Connection,
  hotel: DemoHotelFacts,
  { life, pictures, now }: { life: Omit<DemoLife, 'stock'>; pictures: FolderPictures; now: Date },
): Promise<void> {
  const context = createLifeContext(hotel, now);
  const { rooms, invites } = groupRows(context, life);
  await insertAll(db, tables.guest, guestRows(context, life));
  await insertAll(db, tables.staff, staffRows(context, life));
  await insertAll(db, tables.post, postRows(context, life, pictures));
  await insertAll(db, tables.comment, commentRows(context, life));
  await insertAll(db, tables.postLike, likeRows(context, life));
  await insertAll(db, tables.announcement, announcementRows(context, life));
  await insertAll(db, tables.room, rooms);
  await insertAll(db, tables.roomInvite, invites);
}

/** Sets the stock that the kitchens have left. */
export async function fillStock(
  db: Connection,
  content: HotelContent,
  { stock }: Pick<DemoLife, 'stock'>,
): Promise<void> {
  const items = contentEntries(content).filter(({ kind }) => kind === 'item');
  for (const { item, status, left } of stock) {
    const found = items.find(({ name }) => name === item);
    if (!found) throw new Error(`the demo has no item ${item}`);
    await db
      .update(tables.menuItem)
      .set({ ...(status && { stockStatus: status }), ...(left !== undefined && { stockLeft: left }) })
      .where(eq(tables.menuItem.id, found.id));
  }
}

async function insertAll<T extends PgTable>(
  db: Connection,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await db.insert(table).values(rows);
}
