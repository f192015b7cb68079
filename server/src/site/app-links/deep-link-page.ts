import { deepLinks, isDeepLinkAction, type DeepLinkAction } from '@guest/shared/routes/deep-links';
import { fillIn, withQuery } from '@guest/shared/routes/fill-in';
import { areWellFormed } from '@guest/shared/routes/param-shapes';
import { routeOf } from '@guest/shared/routes/routes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { activity, directory, menu, outlet, property } from '../../platform/db/tables/schema';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const CODE = /^[\w-]{1,64}$/;

type Params = Record<string, string>;

/**
 * Creates a function that returns the path of the page that a deep link names. It returns `undefined` for a link
 * that names nothing: an unknown action, or an id that is missing, malformed or of another property.
 */
export function createDeepLinkPages(db: Database) {
  async function propertyOf(query: URLSearchParams) {
    const id = query.get('property-uuid') ?? '';
    if (!UUID.test(id)) return undefined;
    const [found] = await db
      .select({ id: property.id, slug: property.slug })
      .from(property)
      .where(and(eq(property.id, id), isNull(property.withdrawnAt)));
    return found;
  }

  async function activityOf(propertyId: string, query: URLSearchParams) {
    const id = query.get('activity-uuid') ?? '';
    if (!UUID.test(id)) return undefined;
    // A withdrawn activity is found, because its page shows it to guests who have booked it.
    const [found] = await db
      .select({ id: activity.id })
      .from(activity)
      .where(and(eq(activity.propertyId, propertyId), eq(activity.id, id)));
    return found;
  }

  async function directoryOf(propertyId: string, query: URLSearchParams) {
    const slug = query.get('directory-slug')?.toLowerCase() ?? '';
    if (!areWellFormed({ directory: slug })) return undefined;
    const [found] = await db
      .select({ slug: directory.slug })
      .from(directory)
      .where(and(eq(directory.propertyId, propertyId), eq(directory.slug, slug)));
    return found;
  }

  async function outletOf(propertyId: string, query: URLSearchParams) {
    const id = query.get('outlet-uuid') ?? '';
    if (!UUID.test(id)) return undefined;
    const [found] = await db
      .select({ id: outlet.id, slug: outlet.slug })
      .from(outlet)
      .where(and(eq(outlet.propertyId, propertyId), eq(outlet.id, id)));
    return found;
  }

  async function menuOf(outletId: string, query: URLSearchParams) {
    const id = query.get('menu-uuid') ?? '';
    if (!UUID.test(id)) return undefined;
    const [found] = await db
      .select({ slug: menu.slug })
      .from(menu)
      .where(and(eq(menu.outletId, outletId), eq(menu.id, id)));
    return found;
  }

  /** Returns the parameters of the page, or `undefined` if one of them cannot be found. */
  async function paramsOf(
    action: DeepLinkAction,
    { id, slug }: { id: string; slug: string },
    query: URLSearchParams,
  ): Promise<Params | undefined> {
    const extras = deepLinks[action].extras ?? [];
    const params: Params = { property: slug };
    if (extras.includes('activity-uuid')) params.activityId = (await activityOf(id, query))?.id ?? '';
    if (extras.includes('directory-slug')) params.directory = (await directoryOf(id, query))?.slug ?? '';
    if (extras.includes('outlet-uuid')) {
      const found = await outletOf(id, query);
      if (!found) return undefined;
      params.outlet = found.slug;
      if (extras.includes('menu-uuid')) params.menu = (await menuOf(found.id, query))?.slug ?? '';
    }
    return areWellFormed(params) ? params : undefined;
  }

  return async function pathOf(query: URLSearchParams): Promise<string | undefined> {
    const action = query.get('action') ?? undefined;
    if (query.get('mode') !== 'in-stay' || !isDeepLinkAction(action)) return undefined;
    const { path } = routeOf(deepLinks[action].page);
    // A parameter tells the page not to try to open the app again.
    const pageQuery: Record<string, string> = { download: 'true' };
    if (action === 'properties') return withQuery(path, pageQuery);
    const found = await propertyOf(query);
    const params = found && (await paramsOf(action, found, query));
    if (!params) return undefined;
    if (deepLinks[action].extras?.includes('code')) {
      const code = query.get('code') ?? '';
      if (!CODE.test(code)) return undefined;
      pageQuery.code = code;
    }
    return withQuery(fillIn(path, params), pageQuery);
  };
}
