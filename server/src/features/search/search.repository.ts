import type { Audience } from '@guest/shared/contracts/directory/directory.contract';
import type { SearchHit } from '@guest/shared/contracts/search/search.contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { dropEntry } from '../../platform/cache/drop-entry';
import type { Database } from '../../platform/db/database';
import {
  activity,
  directory,
  directoryEntry,
  menu,
  menuItem,
  menuSection,
  outlet,
  requestTemplate,
} from '../../platform/db/tables/schema';
import type { Text } from '../../platform/db/tables/columns/stored';
import type { PropertyScope } from '../property/property-scope';
import { createSearchIndex, type SearchDocument, type SearchIndex } from './search-index';

/** Maps a document to a hit for the caller, or `undefined` if it is not for their audience. */
type ToSearchHit = (scope: PropertyScope, who: Audience) => SearchHit | undefined;

const WEIGHT = { name: 10, keyword: 6, words: 2 };
const MAX_INDEXES = 50;
const TABLES = [directory, directoryEntry, outlet, menu, menuItem, activity, requestTemplate];

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export function createSearchRepository(db: Database) {
  const indexes = new LRUCache<string, { version: string; index: Promise<SearchIndex<ToSearchHit>> }>({
    max: MAX_INDEXES,
  });

  /** Returns a version that differs after any change of a row, whoever made it. */
  async function versionOf(propertyId: string): Promise<string> {
    const tableVersions = TABLES.map((table) => tableVersionOf(table, propertyId));
    const { rows } = await db.execute<{ version: string }>(
      sql`select concat_ws(' ', ${sql.join(tableVersions, sql`, `)}) as version`,
    );
    return rows[0]?.version ?? '';
  }

  return {
    /** Searches all content of the property. */
    async find(scope: PropertyScope, query: string, who: Audience): Promise<SearchHit[]> {
      const { id } = scope.property;
      const version = await versionOf(id);
      let known = indexes.get(id);
      if (known?.version !== version) {
        known = { version, index: loadAllDocuments(db, id).then(createSearchIndex) };
        indexes.set(id, known);
        const failed = known;
        // The next search tries again.
        failed.index.catch(() => dropEntry(indexes, id, failed));
      }
      return (await known.index).find(query).flatMap((toHit) => toHit(scope, who) ?? []);
    },
  };
}

const tableVersionOf = (table: PgTable & { propertyId: PgColumn }, propertyId: string) =>
  sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${table} where ${table.propertyId} = ${propertyId})`;

async function loadAllDocuments(db: Database, propertyId: string): Promise<SearchDocument<ToSearchHit>[]> {
  return (
    await Promise.all([entries, outlets, dishes, activities, templates].map((read) => read(db, propertyId)))
  ).flat();
}

async function entries(db: Database, propertyId: string): Promise<SearchDocument<ToSearchHit>[]> {
  const rows = await db
    .select({ entry: directoryEntry, directory })
    .from(directoryEntry)
    .innerJoin(directory, eq(directory.id, directoryEntry.directoryId))
    .where(eq(directoryEntry.propertyId, propertyId))
    .orderBy(asc(directory.position), asc(directoryEntry.position));
  return rows.map(({ entry, directory }) => ({
    item: ({ localize }) => ({
      kind: 'entry',
      uuid: entry.id,
      title: localize(entry.title),
      line: localize(directory.name),
      directory: directory.slug,
      entry: entry.slug,
    }),
    texts: [
      ...textsOf(entry.title, WEIGHT.name),
      ...entry.tags.map((tag) => [tag, WEIGHT.keyword] as const),
      ...textsOf(directory.name, WEIGHT.words),
      ...textsOf(entry.place, WEIGHT.words),
      ...textsOf(entry.body, WEIGHT.words),
    ],
  }));
}

async function outlets(db: Database, propertyId: string): Promise<SearchDocument<ToSearchHit>[]> {
  const rows = await db
    .select()
    .from(outlet)
    .where(and(eq(outlet.propertyId, propertyId), isNull(outlet.withdrawnAt)))
    .orderBy(asc(outlet.position));
  return rows.map((row) => ({
    item: ({ localize, hours }) => ({
      kind: 'outlet',
      uuid: row.id,
      title: localize(row.name),
      line: localize(row.place),
      outlet: row.slug,
      openingHours: hours(row.openingHours),
    }),
    texts: [
      ...textsOf(row.name, WEIGHT.name),
      [row.kind.replace('_', ' '), WEIGHT.keyword],
      ...row.cuisine.flatMap((one) => textsOf(one, WEIGHT.keyword)),
      ...textsOf(row.place, WEIGHT.words),
      ...textsOf(row.description, WEIGHT.words),
    ],
  }));
}

async function dishes(db: Database, propertyId: string): Promise<SearchDocument<ToSearchHit>[]> {
  const rows = await db
    .select({ item: menuItem, sectionId: menuSection.id, menu, outlet })
    .from(menuItem)
    .innerJoin(menuSection, eq(menuSection.id, menuItem.sectionId))
    .innerJoin(menu, eq(menu.id, menuSection.menuId))
    .innerJoin(outlet, eq(outlet.id, menu.outletId))
    .where(and(eq(menuItem.propertyId, propertyId), isNull(outlet.withdrawnAt)))
    .orderBy(asc(outlet.position), asc(menu.position), asc(menuSection.position), asc(menuItem.position));
  return rows.map(({ item, sectionId, menu, outlet }) => ({
    item: ({ localize, price }) => ({
      kind: 'dish',
      uuid: item.id,
      title: localize(item.name),
      line: `${localize(outlet.name)} · ${localize(menu.name)}`,
      outlet: outlet.slug,
      menu: menu.slug,
      section: sectionId,
      price: price(item.price),
    }),
    texts: [
      ...textsOf(item.name, WEIGHT.name),
      ...item.dietary.map((one) => [one.replace('_', ' '), WEIGHT.keyword] as const),
      ...textsOf(item.description, WEIGHT.words),
    ],
  }));
}

async function activities(db: Database, propertyId: string): Promise<SearchDocument<ToSearchHit>[]> {
  const rows = await db
    .select()
    .from(activity)
    .where(and(eq(activity.propertyId, propertyId), isNull(activity.withdrawnAt)))
    .orderBy(asc(activity.position));
  return rows.map((row) => ({
    item: ({ localize, property }) =>
      property.features.activities
        ? { kind: 'activity', uuid: row.id, title: localize(row.name), line: localize(row.place) }
        : undefined,
    texts: [
      ...textsOf(row.name, WEIGHT.name),
      ...row.categories.map((category) => [category, WEIGHT.keyword] as const),
      ...textsOf(row.place, WEIGHT.words),
      ...textsOf(row.description, WEIGHT.words),
    ],
  }));
}

async function templates(db: Database, propertyId: string): Promise<SearchDocument<ToSearchHit>[]> {
  const rows = await db
    .select()
    .from(requestTemplate)
    .where(and(eq(requestTemplate.propertyId, propertyId), eq(requestTemplate.isActive, true)))
    .orderBy(asc(requestTemplate.position));
  return rows.map((row) => ({
    // Anonymous visitors find all request templates, because their stay is unknown.
    item: ({ localize, property }, who) =>
      property.features.requests && (who === 'ANON' || row.audience.includes(who))
        ? { kind: 'request', uuid: row.id, title: localize(row.name), line: localize(row.description) }
        : undefined,
    texts: [...textsOf(row.name, WEIGHT.name), ...textsOf(row.description, WEIGHT.words)],
  }));
}

/** A document is found by its text in any language. */
const textsOf = (text: Text | null, weight: number) =>
  Object.values(text ?? {}).map((translation) => [translation, weight] as const);
