import type { Boot, BootRoute } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseRoute } from '@guest/shared/contracts/release/release.contract';
import { addressConflict, pagesOfTable, type OwnedPage } from '@guest/shared/routes/address-conflict';
import { routeOf, type AddedRoutes, type Route, type RouteName } from '@guest/shared/routes/routes';
import { ownPages } from '../../../../release/src/registry/own-pages';
import type { ResolvedSet } from './release-cache';

const NONE: AddedRoutes = {};

/** Returns the rows of the pages that the remotes of a set bring, with their titles in a language. */
export function addedRoutesOf({ shell, remotes }: ResolvedSet, lang = 'en'): AddedRoutes {
  const records = Object.values(remotes).map(({ record }) => record);
  // A shell that shows only the pages of its own table would show its 404 page.
  if (!shell.record.hosts?.takesRoutes || !records.some(({ routes }) => routes)) return NONE;

  const accepted: OwnedPage[] = [...pagesOfTable];
  const rows = records.flatMap((record) =>
    ownPages(record).flatMap((page): [string, Route][] => {
      const row = record.routes?.[page.name];
      // The release check refuses such sets, but a mix can contain one, and a newer table of the server may have
      // taken the address.
      if (!row || addressConflict(page, accepted)) return [];
      accepted.push(page);
      return [[page.name, routeFrom(page, row, lang)]];
    }),
  );
  const names = new Set([
    ...rows.map(([name]) => name),
    ...Object.keys(shell.record.pages),
    ...Object.values(shell.record.hosts.routes).flat(),
  ]);
  return Object.fromEntries(
    // The page's shell may not know the parent.
    rows.map(([name, row]) => [name, names.has(row.up ?? '') ? row : { ...row, up: 'property' }]),
  );
}

// The casts are safe: a record with another kind of path is refused, and an unknown feature is one that no hotel has.
const routeFrom = (
  { owner, path }: OwnedPage,
  { titles, up, feature }: ReleaseRoute,
  lang: string,
): Route => ({
  path: path as Route['path'],
  owner: owner as Route['owner'],
  title: titles[lang] ?? titles.en ?? '',
  up: up ?? 'property',
  ...(feature && { feature: feature as [] }),
});

/** Returns the row of a page of a set; `undefined` if the set does not have it. */
export const routeIn = (set: ResolvedSet, name: RouteName, lang?: string): Route | undefined =>
  // The cast is needed because the names of added rows are treated like those of the table.
  addedRoutesOf(set, lang)[name] ?? (routeOf(name) as Route | undefined);

/** Returns the rows for the boot data; `undefined` if there are none. */
export function bootRoutesOf(set: ResolvedSet, lang: string): Boot['routes'] {
  const rows = Object.entries(addedRoutesOf(set, lang));
  // The cast is safe: each of these rows has a title and a parent.
  return rows.length > 0
    ? Object.fromEntries(rows.map(([name, row]) => [name, row as BootRoute]))
    : undefined;
}
