import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import { pageNames, routeOf } from '@guest/shared/routes/routes';
import type { ExampleReply } from './example-replies';

/** A page of a release at an example of its address, with the replies from which it is rendered. */
export interface PageToTry {
  readonly name: string;
  readonly path: string;
  readonly data: Boot['data'];
  /** Whether `data` contains all initial reads. */
  readonly isComplete: boolean;
  /** The part of the release that the page shows, if it is a page of the shell. */
  readonly part?: { readonly slot: string; readonly fragment: string };
}

const ID = '11111111-1111-4111-8111-111111111111';
/** An example of each parameter that a page may have. */
const PARAMS: Readonly<Record<string, string>> = {
  property: 'example',
  outlet: 'example',
  menu: 'example',
  directory: 'example',
  id: ID,
  activityId: ID,
  bookableActivityId: ID,
  username: 'example',
};

/** Returns the pages of a release that guests can open. */
export function pagesToTry(record: ReleaseRecord, replies: readonly ExampleReply[]): PageToTry[] {
  return Object.entries(record.pages).flatMap(([name, { reads }]) => {
    const path = record.routes?.[name]?.path ?? pathInTable(name);
    if (path === undefined) return [];
    const wanted = [
      ...(path.startsWith('/:property') ? [{ path: propertyContract.getDetail.path, fixed: {} }] : []),
      ...reads,
    ];
    const data = wanted.flatMap((read) => {
      const reply = replies.find((it) => it.path === read.path);
      return reply ? [{ url: withQuery(fillIn(read.path, PARAMS), read.fixed), reply: reply.body }] : [];
    });
    return [{ name, path: fillIn(path, PARAMS), data, isComplete: data.length === wanted.length }];
  });
}

/** The page with the places for parts that remotes offer. */
const HOME = 'property';

/** Returns the home page once for each part that a release offers and the shell has a place for. */
export function partsToTry(
  shell: ReleaseRecord,
  candidate: ReleaseRecord,
  replies: readonly ExampleReply[],
): PageToTry[] {
  const home = pagesToTry(shell, replies).find(({ name }) => name === HOME);
  const page = home ?? { path: fillIn(routeOf(HOME).path, PARAMS), data: [], isComplete: false };
  return Object.entries(candidate.slots ?? {}).flatMap(([slot, { fragment }]) =>
    shell.hosts?.slots?.includes(slot) ? [{ ...page, name: `slot ${slot}`, part: { slot, fragment } }] : [],
  );
}

function pathInTable(name: string): string | undefined {
  const known = pageNames.find((it) => it === name);
  if (!known) return undefined;
  const { path, isDev, layout } = routeOf(known);
  // Pages without a layout only lead to others.
  return isDev || layout === 'empty' ? undefined : path;
}

/** The rows of the pages that a release brings, as a document has them. */
export const rowsOf = ({ name: owner, routes: rows = {} }: ReleaseRecord): NonNullable<Boot['routes']> =>
  Object.fromEntries(
    Object.entries(rows).map(([page, { path, titles, up = 'property', feature }]) => [
      page,
      { path, owner, title: titles.en ?? page, up, ...(feature && { feature }) },
    ]),
  );
