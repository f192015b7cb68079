import type {
  Audience,
  DirectoryEntry,
  DirectorySummary,
} from '@guest/shared/contracts/directory/directory.contract';
import { sql } from 'drizzle-orm';
import * as pg from 'drizzle-orm/pg-core';
import {
  id,
  coordinatesCheck,
  position,
  propertyId,
  slug,
  text,
  updatedAt,
  version,
  textArray,
} from '../columns/columns';
import { property } from './property';
import type { StoredAction, StoredHours, StoredLink, StoredPicture } from '../columns/stored';

export const directory = pg.pgTable(
  'directory',
  {
    id: id(),
    propertyId: propertyId().references(() => property.id),
    slug: slug(),
    parentSlug: pg.text('parent_slug'),
    position: position(),
    kind: pg.text('kind').$type<DirectorySummary['kind']>().notNull(),
    name: text('name').notNull(),
    description: text('description'),
    picture: pg.jsonb('picture').$type<StoredPicture>(),
    icon: pg.text('icon'),
    /** An empty list means everyone. */
    audience: textArray('audience').$type<Audience[]>(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (one) => [
    pg.unique('directory_in_property').on(one.propertyId, one.id),
    pg.unique('directory_slug').on(one.propertyId, one.slug),
    pg.check('directory_is_not_below_itself', sql`${one.parentSlug} <> ${one.slug}`),
    // The key of a parent may be renamed, and its row is written before those of its children.
    pg
      .foreignKey({
        name: 'directory_parent',
        columns: [one.propertyId, one.parentSlug],
        foreignColumns: [one.propertyId, one.slug],
      })
      .onUpdate('cascade'),
  ],
);

export const directoryEntry = pg.pgTable(
  'directory_entry',
  {
    id: id(),
    propertyId: propertyId(),
    directoryId: pg.uuid('directory_id').notNull(),
    slug: slug(),
    position: position(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    pictures: pg.jsonb('pictures').$type<StoredPicture[]>().notNull().default([]),
    phone: pg.text('phone'),
    email: pg.text('email'),
    place: text('place'),
    lat: pg.doublePrecision('lat'),
    lng: pg.doublePrecision('lng'),
    openingHours: pg.jsonb('opening_hours').$type<StoredHours>(),
    actions: pg.jsonb('actions').$type<StoredAction[]>().notNull().default([]),
    links: pg.jsonb('links').$type<StoredLink[]>().notNull().default([]),
    documents: pg.jsonb('documents').$type<StoredLink[]>().notNull().default([]),
    tags: textArray('tags'),
    accessibility: textArray('accessibility').$type<DirectoryEntry['accessibility']>(),
    updatedAt: updatedAt(),
  },
  (entry) => [
    pg.unique('directory_entry_slug').on(entry.directoryId, entry.slug),
    coordinatesCheck('directory_entry_is_on_earth', entry),
    pg
      .foreignKey({
        name: 'directory_entry_directory',
        columns: [entry.propertyId, entry.directoryId],
        foreignColumns: [directory.propertyId, directory.id],
      })
      .onDelete('cascade'),
  ],
);
