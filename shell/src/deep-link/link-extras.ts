import type { Host } from '@guest/shared';
import type { Endpoint, ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { readKey } from '@guest/shared/reads/read-query';
import { deepLinks, type DeepLinkAction, type DeepLinkExtra } from '@guest/shared/routes/deep-links';
import { fillIn } from '@guest/shared/routes/fill-in';

type Params = Readonly<Record<string, string | undefined>>;
type Cached = Pick<Host, 'queries' | 'lang'>;

/**
 * Returns what a link names of its page: from the address, and from data that the page has already loaded.
 * An extra that is not known is left out.
 */
export function linkExtras(
  action: DeepLinkAction,
  { params, query }: { params: Params; query: URLSearchParams },
  cached: Cached,
): Partial<Record<DeepLinkExtra, string>> {
  const find: Partial<Record<DeepLinkExtra, () => string | null | undefined>> = {
    'activity-uuid': () => params.activityId,
    'directory-slug': () => params.directory,
    code: () => query.get('code'),
    'outlet-uuid': () => findOutlet(cached, params)?.uuid,
    'menu-uuid': () => findMenu(cached, params)?.uuid,
  };
  return Object.fromEntries(
    (deepLinks[action].extras ?? []).flatMap((extra): [string, string][] => {
      const value = find[extra]?.();
      return value ? [[extra, value]] : [];
    }),
  );
}

function findOutlet(cached: Cached, params: Params) {
  const isWanted = ({ slug }: { slug: string }) => slug.toLowerCase() === params.outlet?.toLowerCase();
  return (
    read(cached, outletContract.getOutlet, params) ??
    read(cached, outletContract.getMenuOverview, params)?.outlet ??
    read(cached, outletContract.listOutlets, params)?.items.find(isWanted)
  );
}

function findMenu(cached: Cached, params: Params) {
  const isWanted = ({ slug }: { slug: string }) => slug.toLowerCase() === params.menu?.toLowerCase();
  const isOutlet = ({ slug }: { slug: string }) => slug.toLowerCase() === params.outlet?.toLowerCase();
  return (
    read(cached, outletContract.getMenuOverview, params) ??
    read(cached, outletContract.getOutlet, params)?.menus.find(isWanted) ??
    read(cached, outletContract.listOutlets, params)?.items.find(isOutlet)?.menus.find(isWanted)
  );
}

/** Returns a reply that is in the query cache, without requesting it. */
function read<E extends Endpoint>({ queries, lang }: Cached, { path }: E, params: Params) {
  const needed = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  if (needed.some((name) => params[name] === undefined)) return undefined;
  return queries.getQueryData<ReplyOf<E>>(readKey(fillIn(path, params), lang));
}
