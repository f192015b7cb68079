import { and, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../../platform/db/database';
import { guest, person, post, upload } from '../../../platform/db/tables/schema';
import { photoUrlOf } from '../../upload/rules/photo-file';
import { deleteUnusedBlobs } from '../retention/blob-lock';
import { isPictureOf, rowsOfHotel } from './rows-of-hotel';

/** The number of rows of a hotel by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows that erasing a hotel deletes, by table. Tables without such rows are left out. */
export async function countRows(db: Connection, propertyId: string): Promise<RowCounts> {
  const counts: [string, number][] = [];
  for (const { table, where } of await rowsOfHotel(db, propertyId)) {
    const { rows } = await db.execute<{ count: string }>(
      sql`select count(*) from ${sql.identifier(table)} where ${where}`,
    );
    counts.push([table, Number(rows[0]?.count ?? 0)]);
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The files of a hotel in the file store. */
export interface HotelFiles {
  uploads: string[];
  photos: string[];
  pictures: { sha256: string; width: number }[];
}

/** Finds the files of a hotel through its rows, so call it before the rows are deleted. */
export async function filesOfHotel(db: Connection, propertyId: string): Promise<HotelFiles> {
  const shown = db
    .select({ id: guest.id })
    .from(guest)
    .where(and(eq(upload.purpose, 'profile'), eq(guest.profilePic, photoUrlOf(upload.key))));
  // Profile photos that are shown are listed as photos.
  const uploads = await db
    .select({ key: upload.key })
    .from(upload)
    .where(and(eq(upload.propertyId, propertyId), notExists(shown)));
  // A person who is a guest of several hotels has the same photo at all of them.
  const elsewhere = alias(guest, 'elsewhere');
  const shownElsewhere = db
    .select({ id: elsewhere.id })
    .from(elsewhere)
    .where(and(eq(elsewhere.profilePic, guest.profilePic), ne(elsewhere.propertyId, propertyId)));
  const photos = await db
    .selectDistinct({ photo: guest.profilePic })
    .from(guest)
    .where(and(eq(guest.propertyId, propertyId), isNotNull(guest.profilePic), notExists(shownElsewhere)));
  // Servers of earlier releases store pictures without recording their files, so both are read.
  const { rows: pictures } = await db.execute<{ sha256: string; width: number }>(sql`
    select sha256, width from content_picture_file where ${isPictureOf(propertyId)}
    union
    select picture.sha256, picture.width from content_picture picture
    join content_version version on version.id = picture.version_id
    where version.property_id = ${propertyId} and not exists (
      select from content_picture other join content_version draft on draft.id = other.version_id
      where draft.slug = version.slug and draft.property_id <> ${propertyId} and other.sha256 = picture.sha256)`);
  const posts = await db
    .select({ pictures: post.pictures })
    .from(post)
    .where(eq(post.propertyId, propertyId));
  const ofPosts = posts.flatMap((one) => one.pictures.flatMap((shown) => ('hash' in shown ? shown : [])));
  return {
    uploads: uploads.map(({ key }) => key),
    photos: photos.flatMap(({ photo }) => photo ?? []),
    // A post stores only the beginning of the hash, which is enough because it is the name of the picture in the file
    // store.
    pictures: [...pictures, ...ofPosts.map(({ hash, width }) => ({ sha256: hash, width }))],
  };
}

/** Tables whose triggers reject the deletion of single rows. */
const APPEND_ONLY = ['loyalty_entry', 'loyalty_part'];

/** Deletes a hotel with all its rows, and the persons who are guests of no other hotel. Call it in a transaction. */
export async function eraseHotel(tx: Connection, propertyId: string): Promise<void> {
  const owners = await tx
    .selectDistinct({ id: guest.personId })
    .from(guest)
    .where(and(eq(guest.propertyId, propertyId), isNotNull(guest.personId)));
  const chatIds = sql`select chat_uuid from guest where property_id = ${propertyId}
    union select id from staff where property_id = ${propertyId}`;
  await tx.execute(sql`delete from user_event where user_id in (${chatIds})`);
  await tx.execute(sql`delete from chat_user where id in (${chatIds})`);
  await keepPhotosShownElsewhere(tx, propertyId);
  for (const table of APPEND_ONLY)
    await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
  for (const { table, where } of await rowsOfHotel(tx, propertyId))
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${where}`);
  for (const table of APPEND_ONLY)
    await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  await deleteUnusedBlobs(tx);
  // Without this, the next start would fill in the demo hotels again.
  await tx.execute(sql`
    update suite_meta set demo = 'removed'
    where demo = 'filled' and not exists (select from property where is_demo)`);
  for (const { id } of owners)
    if (id && (await tx.$count(guest, eq(guest.personId, id))) === 0)
      await tx.delete(person).where(eq(person.id, id));
}

/** A photo that its guest still shows at another hotel belongs to that hotel from now on. */
const keepPhotosShownElsewhere = (tx: Connection, propertyId: string) =>
  tx
    .update(upload)
    .set({ propertyId: sql`${guest.propertyId}`, ownerId: sql`${guest.chatUuid}` })
    .from(guest)
    .where(
      and(
        eq(upload.propertyId, propertyId),
        eq(upload.purpose, 'profile'),
        eq(guest.profilePic, photoUrlOf(upload.key)),
        ne(guest.propertyId, propertyId),
      ),
    );
