import { eq } from 'drizzle-orm';
import type { PictureStore } from '../features/hotel-content/pictures/picture-store';
import type { DatabaseOrTransaction } from '../features/hotel-content/versions/undone';
import { propertyIdIn } from '../features/hotel-content/rows/row-context';
import type { Database } from '../platform/db/database';
import { property, suiteMeta } from '../platform/db/tables/schema';
import { DEMO_SLUGS } from './folders/demo-folders';
import { readDemoHotel } from './folders/read-demo-hotel';
import { fillLife, fillStock } from './life/fill-life';
import { fillSessions, makePastSessions } from './life/fill-sessions';
import { readLife } from './life/read-life';
import { keepDemoPictures, publishDemoHotel } from './publish-demo-hotel';

interface FillDemoOptions {
  now: Date;
  /** Where the pictures of hotels are kept. */
  pictures: PictureStore;
  isWanted?: boolean;
  /** Tests fill fewer or others. */
  slugs?: readonly string[];
}

/**
 * Fills in the demo hotels in one transaction, once for all time: whoever removes them does not get them back.
 */
export async function fillDemo(
  db: Pick<Database, 'transaction'>,
  { now, pictures, isWanted = true, slugs = DEMO_SLUGS }: FillDemoOptions,
): Promise<'filled' | 'kept'> {
  return db.transaction(async (tx) => {
    await tx.insert(suiteMeta).values({ id: 1 }).onConflictDoNothing();
    const [meta] = await tx.select({ demo: suiteMeta.demo }).from(suiteMeta);
    const fills = isWanted && meta?.demo === 'none';
    if (fills) {
      for (const slug of slugs) await openDemoHotel(tx, slug, { now, pictures });
      await tx.update(suiteMeta).set({ demo: 'filled' });
    }
    if (meta?.demo === 'filled' && (await tx.$count(property, eq(property.isDemo, true))) === 0)
      await tx.update(suiteMeta).set({ demo: 'removed' });
    await fillSessions(tx);
    return fills ? 'filled' : 'kept';
  });
}

/** Publishes a demo hotel, and lets its guests and staff in. */
async function openDemoHotel(
  tx: DatabaseOrTransaction,
  slug: string,
  { now, pictures: store }: Pick<FillDemoOptions, 'now' | 'pictures'>,
): Promise<void> {
  const [hotel, life] = await Promise.all([readDemoHotel(slug), readLife(slug)]);
  const id = propertyIdIn(hotel.content);
  const { timeZone } = hotel.content.hotel.value;
  const pictures = await keepDemoPictures(store, hotel);
  await publishDemoHotel(tx, hotel, { now });
  await makePastSessions(tx, id, now);
  await fillStock(tx, hotel.content, life);
  await fillLife(tx, { id, slug, timeZone }, { life, pictures, now });
}
