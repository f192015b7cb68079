import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { FolderPictures } from '../features/hotel-content/model/hotel-content';
import type { PictureStore } from '../features/hotel-content/pictures/picture-store';
import type { Connection, Database } from '../platform/db/database';
import { contentVersion, post, property } from '../platform/db/tables/schema';
import { DEMO_SLUGS } from './folders/demo-folders';
import { readDemoHotel } from './folders/read-demo-hotel';
import { storedPictures, postIdOf } from './life/feed-rows';
import { createLifeContext } from './life/life-context';
import { readLifePart } from './life/read-life';
import { storeDemoPictures, publishDemoHotel } from './publish-demo-hotel';

interface AdoptDemoOptions {
  now: Date;
  /** The store for the pictures of the hotels. */
  pictures: PictureStore;
  /** Called for a hotel that cannot be taken over. It stays unchanged, and the others are still taken over. */
  failed: (slug: string, error: unknown) => void;
}

/**
 * Publishes the folders of demo hotels that an earlier version of the suite has filled in without folders. Their rows
 * keep their ids, so that bookings, orders, favourites and posts still refer to them.
 */
export async function adoptDemo(
  db: Pick<Database, 'transaction'>,
  { now, pictures: store, failed }: AdoptDemoOptions,
): Promise<void> {
  const found = await db.transaction((tx) => hotelsWithoutFolder(tx));
  for (const { slug } of found) await adopt(slug).catch((error: unknown) => failed(slug, error));

  async function adopt(slug: string): Promise<void> {
    // Files are read before the transaction, because PostgreSQL ends a transaction that is idle for too long.
    const hotel = await readDemoHotel(slug);
    const pictures = await storeDemoPictures(store, hotel);
    await db.transaction(async (tx) => {
      const [before] = await tx
        .select({ withdrawnAt: property.withdrawnAt })
        .from(property)
        .where(eq(property.slug, slug));
      await publishDemoHotel(tx, hotel, { now, adopts: true });
      // Publishing brings back a withdrawn hotel, so this restores its withdrawal.
      await tx
        .update(property)
        .set({ withdrawnAt: before?.withdrawnAt ?? null })
        .where(eq(property.slug, slug));
      await showPicturesOfPosts(tx, slug, pictures);
    });
  }
}

const hotelsWithoutFolder = (tx: Connection) =>
  tx
    .select({ slug: property.slug })
    .from(property)
    .where(
      and(
        eq(property.isDemo, true),
        inArray(property.slug, [...DEMO_SLUGS]),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(contentVersion)
            .where(eq(contentVersion.propertyId, property.id)),
        ),
      ),
    );

/**
 * Replaces the generated pictures of earlier demo posts by files. A post whose pictures have no file keeps only its
 * text.
 */
async function showPicturesOfPosts(tx: Connection, slug: string, pictures: FolderPictures): Promise<void> {
  const [hotel] = await tx
    .select({ id: property.id, slug: property.slug, timeZone: property.timeZone })
    .from(property)
    .where(eq(property.slug, slug));
  if (!hotel) return;
  const context = createLifeContext(hotel, new Date());
  const posts = await readLifePart(slug, 'posts');
  const shown = new Map(posts.map((demo) => [postIdOf(context, demo), storedPictures(demo, pictures)]));
  const drawn = await tx
    .select({ id: post.id, pictures: post.pictures })
    .from(post)
    .where(and(eq(post.propertyId, hotel.id), sql`jsonb_path_exists(${post.pictures}, '$[*].scene')`));
  for (const one of drawn)
    await tx
      .update(post)
      .set({ pictures: shown.get(one.id) ?? one.pictures.filter((picture) => !('scene' in picture)) })
      .where(eq(post.id, one.id));
}
