import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, instant, propertyId, texts } from '../columns/columns';

/** The text of a file of a hotel's folder, shared by all versions in which it is the same. */
export const contentBlob = pg.pgTable(
  'content_blob',
  {
    sha256: pg.text('sha256').primaryKey(),
    /** Empty if the text is packed, which no file of a version may be. */
    body: pg.text('body').notNull(),
    /** The whole text that a packed one differs from in some lines only. */
    baseSha256: pg.text('base_sha256').references((): pg.AnyPgColumn => contentBlob.sha256),
    delta: pg.text('delta'),
  },
  (blob) => [
    pg
      .index('content_blob_base')
      .on(blob.baseSha256)
      .where(sql`${blob.baseSha256} is not null`),
  ],
);

/**
 * A numbered version of the whole content of a hotel. It has no foreign key to the property, because the property is
 * created only when the first version is published.
 */
export const contentVersion = pg.pgTable(
  'content_version',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    propertyId: propertyId(),
    slug: pg.text('slug').notNull(),
    number: pg.integer('number').notNull(),
    /** The files and pictures of a `discarded` one are deleted a while later; its row stays, as do its number and authors. */
    state: pg.text('state').$type<'draft' | 'published' | 'superseded' | 'discarded'>().notNull(),
    /** The number that was live when this one was made; `null` for the first. */
    base: pg.integer('base'),
    note: pg.text('note').notNull().default(''),
    /** The number of the earlier version that this one restores. */
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
 * A picture of a version. The file itself is in the file store under its hash, so versions with the same picture
 * share it.
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
 * An old version of which only those files and pictures are stored that differ from another version, which is whole. One
 * without another version differs from it too much, and stays whole itself.
 */
export const contentPacked = pg.pgTable(
  'content_packed',
  {
    versionId: pg
      .bigint('version_id', { mode: 'number' })
      .primaryKey()
      .references(() => contentVersion.id, { onDelete: 'cascade' }),
    ofVersionId: pg
      .bigint('of_version_id', { mode: 'number' })
      .references(() => contentVersion.id, { onDelete: 'cascade' }),
    /** The paths of the other version that this one has in another way or not at all. */
    without: pg.text('without').array().notNull().default([]),
  },
  (packed) => [
    pg
      .index('content_packed_of')
      .on(packed.ofVersionId)
      .where(sql`${packed.ofVersionId} is not null`),
  ],
);

/**
 * The files of all versions, packed or not. A migration that changes a column of `content_part` or `content_packed` that the view
 * shows has to drop the view before and create it again after, and so it is with the pictures below.
 */
export const contentVersionFile = pg
  .pgView('content_version_file', {
    versionId: pg.bigint('version_id', { mode: 'number' }).notNull(),
    path: pg.text('path').notNull(),
    sha256: pg.text('sha256').notNull(),
  })
  .existing();

/** The pictures of all versions, packed or not. */
export const contentVersionPicture = pg
  .pgView('content_version_picture', {
    versionId: pg.bigint('version_id', { mode: 'number' }).notNull(),
    path: pg.text('path').notNull(),
    sha256: pg.text('sha256').notNull(),
    width: pg.integer('width').notNull(),
    height: pg.integer('height').notNull(),
  })
  .existing();

/**
 * A picture that is or may be in the file store. It is recorded before its files are written, so that those of an
 * interrupted import are found too.
 */
export const contentPictureFile = pg.pgTable(
  'content_picture_file',
  {
    /**
     * Part of the key of the files. The id of the hotel is not, so drafts under another id with the same slug share
     * them.
     */
    slug: pg.text('slug').notNull(),
    sha256: pg.text('sha256').notNull(),
    width: pg.integer('width').notNull(),
    /** When it was last imported, whether or not its files were there already. */
    wantedAt: instant('wanted_at').notNull().defaultNow(),
  },
  (file) => [
    pg.primaryKey({ columns: [file.slug, file.sha256] }),
    pg.index('content_picture_file_wanted').on(file.wantedAt),
  ],
);

/**
 * Names the version whose rows were written last and the software that has derived them. A later version of the software
 * may derive other rows from the same files; it compares them with the recorded ones to find what it has to write.
 */
export const contentWrittenSet = pg.pgTable('content_written_set', {
  propertyId: propertyId().primaryKey(),
  versionId: pg
    .bigint('version_id', { mode: 'number' })
    .notNull()
    .references(() => contentVersion.id, { onDelete: 'cascade' }),
  /** The hash of the software that has derived the rows. */
  derivedBy: pg.text('derived_by').notNull(),
});

/** Some of the rows that were written last, such as the items of a section of a menu. */
export const contentWrittenPart = pg.pgTable(
  'content_written_part',
  {
    propertyId: propertyId().references(() => contentWrittenSet.propertyId, { onDelete: 'cascade' }),
    /** The table, and for large ones the id of what the rows belong to: `menuItem/<section>`. */
    part: pg.text('part').notNull(),
    sha256: pg.text('sha256').notNull(),
    /** JSON as text, because it is compared and handed on as it is. */
    rows: pg.text('rows').notNull(),
  },
  (one) => [pg.primaryKey({ columns: [one.propertyId, one.part] })],
);

/** The rows that servers of an earlier version of the software have written for the live version, by table. */
export const contentWritten = pg.pgTable('content_written', {
  propertyId: propertyId().primaryKey(),
  versionId: pg
    .bigint('version_id', { mode: 'number' })
    .notNull()
    .references(() => contentVersion.id, { onDelete: 'cascade' }),
  rows: pg.jsonb('rows').$type<Readonly<Record<string, object[]>>>().notNull(),
  /** The hash of the software that has derived the rows; `null` if they are older than this column. */
  derivedBy: pg.text('derived_by'),
});

/**
 * Guidelines for posts that a later version has replaced, so that guests who agreed to them learn what has changed.
 */
export const replacedGuidelines = pg.pgTable(
  'replaced_guidelines',
  {
    propertyId: propertyId(),
    version: pg.text('version').notNull(),
    paragraphs: texts('paragraphs'),
    replacedAt: instant('replaced_at').notNull().defaultNow(),
  },
  (one) => [pg.primaryKey({ columns: [one.propertyId, one.version] })],
);

/** The stock of items that the live version no longer contains. If an item returns, its stock is restored. */
export const withdrawnItem = pg.pgTable('withdrawn_item', {
  itemId: pg.uuid('item_id').primaryKey(),
  propertyId: propertyId(),
  stockStatus: pg.text('stock_status').$type<'available' | 'low' | 'sold_out'>().notNull(),
  stockLeft: pg.integer('stock_left'),
  soldOutUntil: instant('sold_out_until'),
  withdrawnAt: instant('withdrawn_at').notNull().defaultNow(),
});
