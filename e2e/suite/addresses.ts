import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { directoryContract } from '@guest/shared/contracts/directory/directory.contract';
import type { Endpoint, ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { guestCardContract } from '@guest/shared/contracts/guest/guest-card.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import { pageNames, routeOf, type RouteName } from '@guest/shared/routes/routes';

export interface PageAddress {
  readonly name: RouteName;
  readonly path: string;
}

/** Returns an address for each page in the route table, with ids that exist in the property. */
export async function loadAddresses(base: string, property: string): Promise<PageAddress[]> {
  const params = await loadParams(base, property);
  const addresses = pageNames.map((name) => ({ name, path: fillIn(routeOf(name).path, params) }));
  // A suite in production has no developer pages.
  const hasDevPages = await Promise.all(
    addresses.map(async ({ name, path }) => !routeOf(name).isDev || (await fetch(base + path)).ok),
  );
  return addresses.filter((_, i) => hasDevPages[i]);
}

async function loadParams(base: string, property: string): Promise<Record<string, string | undefined>> {
  const load = <E extends Endpoint>({ path }: E, query?: object): Promise<ReplyOf<E>> =>
    read(base + withQuery(fillIn(path, { property }), query));
  const [outlets, directories, posts, activities] = await Promise.all([
    load(outletContract.listOutlets),
    load(directoryContract.listDirectories),
    load(feedContract.listPosts, { limit: 20 }),
    load(activityContract.listActivities),
  ]);
  const outlet = outlets.items[0]?.slug;
  const { menus } = await read<ReplyOf<typeof outletContract.getOutlet>>(
    base + fillIn(outletContract.getOutlet.path, { property, outlet }),
  );
  const activityId = activities.activitiesWithBooking[0]?.uuid;
  const { bookableActivities } = await read<ReplyOf<typeof activityContract.getActivity>>(
    base + fillIn(activityContract.getActivity.path, { property, activityId }),
  );

  return {
    property,
    outlet,
    menu: menus[0]?.slug,
    directory: directories.items.find(({ kind }) => kind !== 'outlets')?.slug,
    // The post with the most comments shows most of the page.
    id: posts.items.toSorted((a, b) => b.commentsCount - a.commentsCount)[0]?.id,
    activityId,
    bookableActivityId: bookableActivities[0]?.bookableActivityId,
    username: await findGuestWithCard(base, posts.items),
  };
}

/** Finds a guest who has a public card. */
async function findGuestWithCard(
  base: string,
  posts: ReplyOf<typeof feedContract.listPosts>['items'],
): Promise<string | undefined> {
  for (const { author } of posts) {
    const { ok } = await fetch(
      base + fillIn(guestCardContract.getGuestCard.path, { username: author.nickName }),
    );
    if (ok) return author.nickName;
  }
  return undefined;
}

async function read<Reply>(url: string): Promise<Reply> {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`unexpected status ${response.status} for ${url}`);
  // The cast is safe because the server checks its replies against the contract.
  return (await response.json()) as Reply;
}
