import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import type { RouteName } from '@guest/shared/routes/routes';
import type { Release } from '../releases/release';
import type { ResolvedSet } from '../releases/release-cache';
import { routeIn } from '../releases/routes-of-set';
import type { ReadReplies } from './read-reply';

/**
 * Returns the path of one page per release, for an existing property. The first render of a process takes many
 * times as long as later ones, so it must not happen for a guest.
 */
export async function warmUpPaths(set: ResolvedSet, readReply: ReadReplies): Promise<string[]> {
  const { status, reply } = await readReply(propertyContract.listProperties.path, 'en');
  // The API has just validated this reply against its contract.
  const list = status === 200 ? (reply as ReplyOf<typeof propertyContract.listProperties>) : null;
  const property = list?.items[0]?.identity;
  if (property === undefined) return [];
  return [set.shell, ...Object.values(set.remotes)].flatMap((release) => {
    const path = pagePathOf(set, release);
    return path === undefined ? [] : [fillIn(path, { property })];
  });
}

/** Returns the path of a page whose only parameter is the property, preferably of one that reads data. */
function pagePathOf(set: ResolvedSet, { record }: Release): string | undefined {
  // The keys of `pages` are route names. A set need not have the row of a page.
  const pages = Object.keys(record.pages) as RouteName[];
  const pathOf = (name: RouteName) => routeIn(set, name)?.path ?? '';
  const simple = pages.filter((name) => /^\/:property(\/[\w-]+)*$/.test(pathOf(name)));
  const page = simple.find((name) => record.pages[name]?.reads.length) ?? simple[0];
  return page && pathOf(page);
}
