import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import type { Release } from '../releases/release';
import type { ResolvedSet } from '../releases/release-cache';
import type { ReadReplies } from './read-reply';

/**
 * Returns the path of one page per release, for an existing property. The first render of a process takes many
 * times as long as later ones, so it must not happen for a guest.
 */
export async function warmUpPaths(
  { shell, remotes }: ResolvedSet,
  readReply: ReadReplies,
): Promise<string[]> {
  const { status, reply } = await readReply(propertyContract.listProperties.path, 'en');
  // The API has just validated this reply against its contract.
  const list = status === 200 ? (reply as ReplyOf<typeof propertyContract.listProperties>) : null;
  const property = list?.items[0]?.identity;
  if (property === undefined) return [];
  return [shell, ...Object.values(remotes)].flatMap((release) => {
    const page = pageOf(release);
    return page ? [fillIn(routeOf(page).path, { property })] : [];
  });
}

/** Returns a page whose only parameter is the property, preferably one that reads data. */
function pageOf({ record }: Release): RouteName | undefined {
  // The keys of `pages` are route names.
  const pages = Object.keys(record.pages) as RouteName[];
  const simple = pages.filter((name) => /^\/:property(\/[\w-]+)*$/.test(routeOf(name).path));
  return simple.find((name) => record.pages[name]?.reads.length) ?? simple[0];
}
