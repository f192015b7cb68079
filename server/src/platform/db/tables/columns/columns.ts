import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { Text } from './stored';

/** Columns with the same meaning in every table. */
export const id = () => pg.uuid('id').primaryKey().defaultRandom();
export const propertyId = () => pg.uuid('property_id').notNull();
export const slug = () => pg.text('slug').notNull();
export const text = (name: string) => pg.jsonb(name).$type<Text>();
export const texts = (name: string) => pg.jsonb(name).$type<Text[]>().notNull().default([]);
export const textArray = (name: string) => pg.text(name).array().notNull().default([]);
export const position = () => pg.integer('position').notNull().default(0);
/** A timestamp with millisecond precision as in JavaScript, so that a cursor matches its row exactly. */
export const instant = (name: string) => pg.timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
/**
 * When the hotel stopped offering the item; `null` while it is offered. The row is kept, because favorites, past
 * orders and bookings refer to it.
 */
export const withdrawnAt = () => instant('withdrawn_at');
/** Incremented on every change, to detect concurrent changes. */
export const version = () => pg.integer('version').notNull().default(1);

/** Requires both coordinates or none, within their valid range. */
export const coordinatesCheck = (name: string, { lat, lng }: Record<'lat' | 'lng', pg.AnyPgColumn>) =>
  pg.check(name, sql`(${lat} is null) = (${lng} is null) and abs(${lat}) <= 90 and abs(${lng}) <= 180`);
