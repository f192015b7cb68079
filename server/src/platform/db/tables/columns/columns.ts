import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import type { Text } from './stored';

/** Columns that mean the same in every table. */
export const id = () => pg.uuid('id').primaryKey().defaultRandom();
export const propertyId = () => pg.uuid('property_id').notNull();
export const slug = () => pg.text('slug').notNull();
export const text = (name: string) => pg.jsonb(name).$type<Text>();
export const texts = (name: string) => pg.jsonb(name).$type<Text[]>().notNull().default([]);
export const words = (name: string) => pg.text(name).array().notNull().default([]);
export const position = () => pg.integer('position').notNull().default(0);
/** To the millisecond, as JavaScript counts, so that a cursor finds its row again. */
export const instant = (name: string) => pg.timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
/** Goes up with every change, so that two who change at once are told apart. */
export const version = () => pg.integer('version').notNull().default(1);

/** Both degrees or none, and such as there are. */
export const isOnEarth = (name: string, { lat, lng }: Record<'lat' | 'lng', pg.AnyPgColumn>) =>
  pg.check(name, sql`(${lat} is null) = (${lng} is null) and abs(${lat}) <= 90 and abs(${lng}) <= 180`);
