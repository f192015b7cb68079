import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, propertyId } from '../columns/columns';

/** The text of a file of a hotel's folder. Versions in which it is the same share it. */
export const contentBlob = pg.pgTable('content_blob', {
  sha256: pg.text('sha256').primaryKey(),
  body: pg.text('body').notNull(),
});

/**
 * A numbered version of the whole content of a hotel. Its property is not referred to, because it appears only
 * when the first version is published.
 */
export const contentVersion = pg.pgTable(
  'content_version',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    propertyId: propertyId(),
    slug: pg.text('slug').notNull(),
    number: pg.integer('number').notNull(),
    state: pg.text('state').$type<'draft' | 'published' | 'superseded'>().notNull(),
    /** The number that was live when this one was made; `null` for the first. */
    base: pg.integer('base'),
    note: pg.text('note').notNull().default(''),
    /** The number whose content this one brings back. */
    copyOf: pg.integer('copy_of'),
    createdAt: createdAt(),
    /** Such as `operator:ana`, the user of the host who ran the command. */
    createdBy: pg.text('created_by').notNull(),
    publishedAt: instant('published_at'),
    publishedBy: pg.text('published_by'),
  },
  (version) => [
    pg.unique('content_version_number').on(version.propertyId, version.number),
    pg.index('content_version_of_slug').on(version.slug),
    pg
      .uniqueIndex('content_version_live')
      .on(version.propertyId)
      .where(sql`${version.state} = 'published'`),
  ],
);

/** A file of a version. */
export const contentPart = pg.pgTable(
  'content_part',
  {
    versionId: pg
      .bigint('version_id', { mode: 'number' })
      .notNull()
      .references(() => contentVersion.id, { onDelete: 'cascade' }),
    path: pg.text('path').notNull(),
    sha256: pg
      .text('sha256')
      .notNull()
      .references(() => contentBlob.sha256),
  },
  (part) => [
    pg.primaryKey({ columns: [part.versionId, part.path] }),
    pg.index('content_part_of_blob').on(part.sha256),
  ],
);

/**
 * A picture of a version. Its bytes are in the file store, below the hash, which versions with the same picture
 * share.
 */
export const contentPicture = pg.pgTable(
  'content_picture',
  {
    versionId: pg
      .bigint('version_id', { mode: 'number' })
      .notNull()
      .references(() => contentVersion.id, { onDelete: 'cascade' }),
    /** Such as `pictures/hero.jpg`. */
    path: pg.text('path').notNull(),
    sha256: pg.text('sha256').notNull(),
    width: pg.integer('width').notNull(),
    height: pg.integer('height').notNull(),
  },
  (picture) => [pg.primaryKey({ columns: [picture.versionId, picture.path] })],
);

/**
 * The rows that the live version of a hotel was written as. A later version of the software may derive others from the
 * same files, and finds by them what it has to write anew. They are kept by the names of their tables.
 */
export const contentWritten = pg.pgTable('content_written', {
  propertyId: propertyId().primaryKey(),
  versionId: pg
    .bigint('version_id', { mode: 'number' })
    .notNull()
    .references(() => contentVersion.id, { onDelete: 'cascade' }),
  rows: pg.jsonb('rows').$type<Readonly<Record<string, object[]>>>().notNull(),
  /** Names the software that has derived them; `null` if it did not say so yet. */
  derivedBy: pg.text('derived_by'),
});

/**
 * The live state of items that a published version no longer has. If the item comes back, it comes back sold
 * out or counted as it was.
 */
export const withdrawnItem = pg.pgTable('withdrawn_item', {
  itemId: pg.uuid('item_id').primaryKey(),
  propertyId: propertyId(),
  stockStatus: pg.text('stock_status').$type<'available' | 'low' | 'sold_out'>().notNull(),
  stockLeft: pg.integer('stock_left'),
  soldOutUntil: instant('sold_out_until'),
  withdrawnAt: instant('withdrawn_at').notNull().defaultNow(),
});
