import type { Audience } from '@guest/shared/contracts/directory/directory.contract';
import type { SearchHit } from '@guest/shared/contracts/search/search.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { createLruMap } from '../../platform/cache/lru-map';
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
import { createSearchIndex, type Findable, type SearchIndex } from './search-index';

/** Maps a document to a hit for the caller, or `undefined` if it is not for their audience. */
type Told = (scope: PropertyScope, who: Audience) => SearchHit | undefined;

const WEIGHT = { name: 10, keyword: 6, words: 2 };
const KEPT_INDEXES = 50;
const TABLES = [directory, directoryEntry, outlet, menu, menuItem, activity, requestTemplate];

export type SearchRepository = ReturnType<typeof createSearchRepository>;

export function createSearchRepository(db: Database) {
  const kept = createLruMap<string, { version: string; index: Promise<SearchIndex<Told>> }>(KEPT_INDEXES);

  /** Returns a version that differs after any change of a row, whoever made it. */
  async function versionOf(propertyId: string): Promise<string> {
    const marks = TABLES.map((table) => markOf(table, propertyId));
    const { rows } = await db.execute<{ version: string }>(
      sql`select concat_ws(' ', ${sql.join(marks, sql`, `)}) as version`,
    );
    return rows[0]?.version ?? '';
  }

  return {
    /** Searches all content of the property. */
    async find(scope: PropertyScope, query: string, who: Audience): Promise<SearchHit[]> {
      const { id } = scope.property;
      const version = await versionOf(id);
      let known = kept.get(id);
      if (known?.version !== version) {
        known = { version, index: readAll(db, id).then(createSearchIndex) };
        kept.set(id, known);
        const failed = known;
        // The next search tries again.
        failed.index.catch(() => kept.drop(id, failed));
      }
      return (await known.index).find(query).flatMap((tell) => tell(scope, who) ?? []);
    },
  };
}

const markOf = (table: PgTable & { propertyId: PgColumn }, propertyId: string) =>
  sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${table} where ${table.propertyId} = ${propertyId})`;

async function readAll(db: Database, propertyId: string): Promise<Findable<Told>[]> {
  return (
    await Promise.all([entries, outlets, dishes, activities, templates].map((read) => read(db, propertyId)))
  ).flat();
}

async function entries(db: Database, propertyId: string): Promise<Findable<Told>[]> {
  const rows = await db
    .select({ entry: directoryEntry, directory })
    .from(directoryEntry)
    .innerJoin(directory, eq(directory.id, directoryEntry.directoryId))
    .where(eq(directoryEntry.propertyId, propertyId))
    .orderBy(asc(directory.position), asc(directoryEntry.position));
  return rows.map(({ entry, directory }) => ({
    thing: ({ say }) => ({
      kind: 'entry',
      uuid: entry.id,
      title: say(entry.title),
      line: say(directory.name),
      directory: directory.slug,
      entry: entry.slug,
    }),
    texts: [
      ...of(entry.title, WEIGHT.name),
      ...entry.tags.map((tag) => [tag, WEIGHT.keyword] as const),
      ...of(directory.name, WEIGHT.words),
      ...of(entry.place, WEIGHT.words),
      ...of(entry.body, WEIGHT.words),
    ],
  }));
}

async function outlets(db: Database, propertyId: string): Promise<Findable<Told>[]> {
  const rows = await db
    .select()
    .from(outlet)
    .where(eq(outlet.propertyId, propertyId))
    .orderBy(asc(outlet.position));
  return rows.map((row) => ({
    thing: ({ say, hours }) => ({
      kind: 'outlet',
      uuid: row.id,
      title: say(row.name),
      line: say(row.place),
      outlet: row.slug,
      openingHours: hours(row.openingHours),
    }),
    texts: [
      ...of(row.name, WEIGHT.name),
      [row.kind.replace('_', ' '), WEIGHT.keyword],
      ...row.cuisine.flatMap((one) => of(one, WEIGHT.keyword)),
      ...of(row.place, WEIGHT.words),
      ...of(row.description, WEIGHT.words),
    ],
  }));
}

async function dishes(db: Database, propertyId: string): Promise<Findable<Told>[]> {
  const rows = await db
    .select({ item: menuItem, sectionId: menuSection.id, menu, outlet })
    .from(menuItem)
    .innerJoin(menuSection, eq(menuSection.id, menuItem.sectionId))
    .innerJoin(menu, eq(menu.id, menuSection.menuId))
    .innerJoin(outlet, eq(outlet.id, menu.outletId))
    .where(eq(menuItem.propertyId, propertyId))
    .orderBy(asc(outlet.position), asc(menu.position), asc(menuSection.position), asc(menuItem.position));
  return rows.map(({ item, sectionId, menu, outlet }) => ({
    thing: ({ say, price }) => ({
      kind: 'dish',
      uuid: item.id,
      title: say(item.name),
      line: `${say(outlet.name)} · ${say(menu.name)}`,
      outlet: outlet.slug,
      menu: menu.slug,
      section: sectionId,
      price: price(item.price),
    }),
    texts: [
      ...of(item.name, WEIGHT.name),
      ...item.dietary.map((one) => [one.replace('_', ' '), WEIGHT.keyword] as const),
      ...of(item.description, WEIGHT.words),
    ],
  }));
}

async function activities(db: Database, propertyId: string): Promise<Findable<Told>[]> {
  const rows = await db
    .select()
    .from(activity)
    .where(eq(activity.propertyId, propertyId))
    .orderBy(asc(activity.position));
  return rows.map((row) => ({
    thing: ({ say }) => ({
      kind: 'activity',
      uuid: row.id,
      title: say(row.name),
      line: say(row.place),
    }),
    texts: [
      ...of(row.name, WEIGHT.name),
      ...row.categories.map((category) => [category, WEIGHT.keyword] as const),
      ...of(row.place, WEIGHT.words),
      ...of(row.description, WEIGHT.words),
    ],
  }));
}

async function templates(db: Database, propertyId: string): Promise<Findable<Told>[]> {
  const rows = await db
    .select()
    .from(requestTemplate)
    .where(and(eq(requestTemplate.propertyId, propertyId), eq(requestTemplate.isActive, true)))
    .orderBy(asc(requestTemplate.position));
  return rows.map((row) => ({
    // Anonymous visitors find all request templates, because their stay is unknown.
    thing: ({ say }, who) =>
      who === 'ANON' || row.audience.includes(who)
        ? { kind: 'request', uuid: row.id, title: say(row.name), line: say(row.description) }
        : undefined,
    texts: [...of(row.name, WEIGHT.name), ...of(row.description, WEIGHT.words)],
  }));
}

/** A document is found by its text in any language. */
const of = (text: Text | null, weight: number) =>
  Object.values(text ?? {}).map((said) => [said, weight] as const);
