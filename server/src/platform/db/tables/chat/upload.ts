import type { FileKind } from '@guest/shared/contracts/upload/file-kinds';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, propertyId } from '../columns/columns';
import { property } from '../property/property';

export interface Thumbnail {
  width: number;
  size: number;
}

/** A file of a guest or of staff, from the ticket with which it may be sent to the message that shows it. */
export const upload = pg.pgTable(
  'upload',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    /** By which everybody knows it, and under which the store has it. */
    key: pg.text('key').notNull().unique('upload_key'),
    /** As the chat knows them. */
    ownerId: pg.uuid('owner_id').notNull(),
    ownerKind: pg.text('owner_kind').$type<'guest' | 'staff'>().notNull(),
    purpose: pg.text('purpose').$type<'message' | 'request' | 'post'>().notNull(),
    type: pg.text('type').$type<FileKind>().notNull(),
    ext: pg.text('ext').notNull(),
    /** How many bytes the ticket is for. */
    most: pg.integer('most').notNull(),
    /**
     * Waited for, on its way in, found good, used, or to be removed. What is on its way in belongs to one request, what is
     * used to one message: both are taken by changing the state.
     */
    state: pg.text('state').$type<'pending' | 'receiving' | 'clean' | 'linked' | 'doomed'>().notNull(),
    /** Null: the room is not there yet, or it is for something else. */
    roomId: pg.uuid('room_id'),
    /** The message, request or post that shows it. */
    linkedTo: pg.uuid('linked_to'),
    mimeType: pg.text('mime_type'),
    size: pg.integer('size'),
    width: pg.integer('width'),
    height: pg.integer('height'),
    thumbnails: pg.jsonb('thumbnails').$type<Thumbnail[]>().notNull().default([]),
    createdAt: createdAt(),
    /** Of the ticket. */
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
