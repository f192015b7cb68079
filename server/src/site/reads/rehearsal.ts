import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { routeOf, type RouteName } from '@guest/shared/routes/routes';
import type { Release } from '../releases/release';
import type { ResolvedSet } from '../releases/release-shelf';
import type { ReadReplies } from './read-reply';

/**
 * Paths of one page of each release, of a property that exists. What a thread draws first takes it many times as long
 * as all the rest, so it is not drawn for a guest.
 */
export async function rehearsalPaths(
  { shell, remotes }: ResolvedSet,
  readReply: ReadReplies,
): Promise<string[]> {
  const { status, reply } = await readReply(propertyContract.listProperties.path, 'en');
  // The API has held it to the contract a moment ago.
  const list = status === 200 ? (reply as ReplyOf<typeof propertyContract.listProperties>) : null;
  const property = list?.items[0]?.identity;
  if (property === undefined) return [];
  return [shell, ...Object.values(remotes)].flatMap((release) => {
    const page = pageOf(release);
    return page ? [fillIn(routeOf(page).path, { property })] : [];
  });
}

/** A page that needs nothing but the property, and if there is one, a page that reads something. */
function pageOf({ record }: Release): RouteName | undefined {
  // A record's pages are named by their routes.
  const pages = Object.keys(record.pages) as RouteName[];
  const simple = pages.filter((name) => /^\/:property(\/[\w-]+)*$/.test(routeOf(name).path));
  return simple.find((name) => record.pages[name]?.reads.length) ?? simple[0];
}
