import type { Audience } from '@guest/shared/contracts/announcement/announcement-socket.schema';
import type { StayState } from '@guest/shared/contracts/stay/stay-rules';
import * as pg from 'drizzle-orm/pg-core';
import {
  createdAt,
  id,
  instant,
  position,
  propertyId,
  slug,
  text,
  updatedAt,
  version,
} from '../columns/columns';
import { guestForeignKey } from '../people/people';
import { property } from '../property/property';
import type { Text } from '../columns/stored';

export const announcement = pg.pgTable(
  'announcement',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    title: text('title').notNull(),
    text: text('text').notNull(),
    severity: pg.text('severity').$type<'info' | 'service' | 'safety'>().notNull(),
    createdAt: createdAt(),
    /** `null` means that the announcement never expires. */
    expiresAt: instant('expires_at'),
    mustAcknowledge: pg.boolean('must_acknowledge').notNull().default(false),
    /** `null` means everyone. */
    audience: pg.jsonb('audience').$type<Audience>(),
  },
  (one) => [pg.index('announcement_in_property').on(one.propertyId, one.createdAt.desc())],
);

/** Guests' acknowledgements of announcements. */
export const announcementAcknowledged = pg.pgTable(
  'announcement_acknowledged',
  {
    announcementId: pg
      .uuid('announcement_id')
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    propertyId: propertyId(),
    guestId: pg.uuid('guest_id').notNull(),
    at: instant('at').notNull(),
  },
  (one) => [
    pg.primaryKey({ columns: [one.announcementId, one.guestId] }),
    pg.index('announcement_acknowledged_by').on(one.guestId),
    guestForeignKey('announcement_acknowledged_guest', one),
  ],
);

export interface StoredTemplateField {
  key: string;
  label: Text;
  type: 'number' | 'select' | 'multi' | 'boolean' | 'text' | 'date' | 'time';
  required: boolean;
  min?: number;
  max?: number;
  options?: { value: string; label: Text }[];
}

/** The templates of service requests that guests can send. */
export const requestTemplate = pg.pgTable(
  'request_template',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    slug: slug(),
    position: position(),
    name: text('name').notNull(),
    category: pg.text('category').notNull(),
    icon: pg.text('icon').notNull(),
    description: text('description').notNull(),
    notePolicy: pg.text('note_policy').$type<'none' | 'optional' | 'required'>().notNull(),
    timing: pg.text('timing').$type<'asap' | 'scheduled' | 'either'>().notNull(),
    price: pg.integer('price'),
    fields: pg.jsonb('fields').$type<StoredTemplateField[]>().notNull().default([]),
    /** The department that handles the request. */
    department: pg.text('department').notNull().default('frontdesk'),
    /** The stages of a stay at which a guest sees the template. */
    audience: pg.text('audience').array().$type<StayState[]>().notNull().default(['PRE', 'IN']),
    isActive: pg.boolean('is_active').notNull().default(true),
    maxPhotos: pg.integer('max_photos').notNull().default(0),
    /** The time within which staff should acknowledge the request. */
    ackMinutes: pg.integer('ack_minutes').notNull().default(5),
    /** The time within which the request should be done. */
    dueMinutes: pg.integer('due_minutes').notNull().default(30),
    /** The maximum number of open requests per guest. */
    mostOpen: pg.integer('most_open').notNull().default(3),
    /** Within this time, a repeated request counts as a duplicate. */
    sameWithinMinutes: pg.integer('same_within_minutes').notNull().default(10),
    updatedAt: updatedAt(),
    version: version(),
  },
  (one) => [pg.unique('request_template_slug').on(one.propertyId, one.slug)],
);
