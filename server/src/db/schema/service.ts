import * as pg from 'drizzle-orm/pg-core';
import { createdAt, id, instant, position, propertyId, slug, text, updatedAt, version } from './columns';
import { property } from './property';
import type { Text } from './stored';

export const announcement = pg.pgTable(
  'announcement',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    title: text('title').notNull(),
    text: text('text').notNull(),
    severity: pg.text('severity').$type<'info' | 'service' | 'safety'>().notNull(),
    createdAt: createdAt(),
    /** Null: never expires. */
    expiresAt: instant('expires_at'),
  },
  (one) => [pg.index('announcement_in_property').on(one.propertyId, one.createdAt.desc())],
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

/** What a guest can ask for with a few taps. */
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
    updatedAt: updatedAt(),
    version: version(),
  },
  (one) => [pg.unique('request_template_slug').on(one.propertyId, one.slug)],
);

export const loyaltyProgramme = pg.pgTable('loyalty_programme', {
  propertyId: propertyId()
    .primaryKey()
    .references(() => property.id),
  name: text('name').notNull(),
  description: text('description').notNull(),
  tiers: pg
    .jsonb('tiers')
    .$type<{ code: string; name: Text; nights: number; benefits: Text[] }[]>()
    .notNull(),
  updatedAt: updatedAt(),
});
