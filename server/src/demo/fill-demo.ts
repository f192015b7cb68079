import { eq } from 'drizzle-orm';
import type { PictureStore } from '../features/hotel-content/pictures/picture-store';
import type { DatabaseOrTransaction } from '../features/hotel-content/versions/with-dry-run';
import { propertyIdIn } from '../features/hotel-content/rows/row-context';
import type { Database } from '../platform/db/database';
import { property, suiteMeta } from '../platform/db/tables/schema';
import { DEMO_SLUGS } from './folders/demo-folders';
import { readDemoHotel } from './folders/read-demo-hotel';
import { fillLife, fillStock } from './life/fill-life';
import { fillSessions, makePastSessions } from './life/fill-sessions';
import { readLife } from './life/read-life';
import { storeDemoPictures, publishDemoHotel } from './publish-demo-hotel';

interface FillDemoOptions {
  now: Date;
  /** The store for the pictures of the hotels. */
  pictures: PictureStore;
  isWanted?: boolean;
  /** Tests fill in fewer hotels or others. */
  slugs?: readonly string[];
}

/**
 * Fills in the demo hotels in one transaction and only once, so that they do not return after an operator has removed
 * them. Their folders are read before the transaction, because PostgreSQL ends a transaction that is idle for too
 * long. Servers that start at the same time take turns (`prepareDatabase`).
 */
export async function fillDemo(
  db: Pick<Database, 'transaction'>,
  { now, pictures, isWanted = true, slugs = DEMO_SLUGS }: FillDemoOptions,
): Promise<'filled' | 'kept'> {
  const state = await db.transaction(demoState);
  const fills = isWanted && state === 'none';
  const hotels = fills ? await readHotels(slugs, pictures) : [];
  return db.transaction(async (tx) => {
    if (fills) {
      for (const hotel of hotels) await addDemoHotel(tx, hotel, now);
      await tx.update(suiteMeta).set({ demo: 'filled' });
    }
    if (state === 'filled' && (await tx.$count(property, eq(property.isDemo, true))) === 0)
      await tx.update(suiteMeta).set({ demo: 'removed' });
    await fillSessions(tx);
    return fills ? 'filled' : 'kept';
  });
}

/** Returns whether the demo hotels were filled in or removed. */
async function demoState(tx: DatabaseOrTransaction): Promise<typeof suiteMeta.$inferSelect.demo | undefined> {
  await tx.insert(suiteMeta).values({ id: 1 }).onConflictDoNothing();
  const [meta] = await tx.select({ demo: suiteMeta.demo }).from(suiteMeta);
  return meta?.demo;
}

type FilledHotel = Awaited<ReturnType<typeof readHotels>>[number];

/** Reads the folders of the hotels and stores their pictures. */
const readHotels = (slugs: readonly string[], store: PictureStore) =>
  Promise.all(
    slugs.map(async (slug) => {
      const [hotel, life] = await Promise.all([readDemoHotel(slug), readLife(slug)]);
      return { hotel, life, pictures: await storeDemoPictures(store, hotel) };
    }),
  );

/** Publishes a demo hotel and adds its guests, its staff and everything they have written. */
async function addDemoHotel(
  tx: DatabaseOrTransaction,
  { hotel, life, pictures }: FilledHotel,
  now: Date,
): Promise<void> {
  const id = propertyIdIn(hotel.content);
  const { timeZone } = hotel.content.hotel.value;
  await publishDemoHotel(tx, hotel, { now });
  await makePastSessions(tx, id, now);
  await fillStock(tx, hotel.content, life);
  await fillLife(tx, { id, slug: hotel.slug, timeZone }, { life, pictures, now });
}
