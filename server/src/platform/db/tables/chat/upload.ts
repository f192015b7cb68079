import type { FileKind } from '@guest/shared/contracts/upload/file-kinds';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { property } from '../property/property';

export interface Thumbnail {
  width: number;
  size: number;
}

/** A file of a guest or staff member, from the upload ticket to the message that shows it. */
export const upload = pg.pgTable(
  'upload',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    /** The public id of the file, which is also its name in the file store. */
    key: pg.text('key').notNull().unique('upload_key'),
    /** The chat id of the owner. */
    ownerId: pg.uuid('owner_id').notNull(),
    ownerKind: pg.text('owner_kind').$type<'guest' | 'staff'>().notNull(),
    purpose: pg.text('purpose').$type<'message' | 'request' | 'post' | 'claim' | 'profile'>().notNull(),
    type: pg.text('type').$type<FileKind>().notNull(),
    ext: pg.text('ext').notNull(),
    /** The maximum size in bytes that the ticket permits. */
    most: pg.integer('most').notNull(),
    /**
     * `pending`: expected; `receiving`: being received by one request; `clean`: checked; `linked`: used by
     * one message; `doomed`: to be deleted. A state change claims the file, so only one request can receive
     * it and only one message can use it.
     */
    state: pg.text('state').$type<'pending' | 'receiving' | 'clean' | 'linked' | 'doomed'>().notNull(),
    /** `null` if the room does not exist yet or the file is not for a message. */
    roomId: pg.uuid('room_id'),
    /** The message, request, post or claim that shows the file. */
    linkedTo: pg.uuid('linked_to'),
    mimeType: pg.text('mime_type'),
    size: pg.integer('size'),
    width: pg.integer('width'),
    height: pg.integer('height'),
    thumbnails: pg.jsonb('thumbnails').$type<Thumbnail[]>().notNull().default([]),
    createdAt: createdAt(),
    /** The expiry of the upload ticket. */
    expiresAt: instant('expires_at').notNull(),
    takenAt: instant('taken_at'),
  },
  (one) => [
    pg.index('upload_of').on(one.ownerId, one.createdAt),
    pg.index('upload_linked_to').on(one.linkedTo),
    pg
      .index('upload_unused')
      .on(one.createdAt)
      .where(sql`${one.state} <> 'linked'`),
  ],
);
