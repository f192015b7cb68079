import { useHost } from '@guest/shared';
import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import {
  favoriteContract,
  type Favorite,
  type FavoriteType,
  type ListedFavorite,
} from '@guest/shared/contracts/favorite/favorite.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { savedFavoritesQuery } from '@guest/shared/favorites/saved-favorites-query';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useIsSessionKnown } from '@guest/shared/session/use-is-session-known';
import { useState } from 'react';

export interface FavoriteList {
  /** `undefined` while it is loading. */
  favorites: ListedFavorite[] | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Returns the favorites of one type with their items: those of the guest's account, or those saved on this
 * device. A favorite that is removed stays in the list until the page is left, so that it can be put back.
 */
export function useFavoriteList(type: FavoriteType): FavoriteList {
  const isAnonymous = useIsAnonymous();
  const isKnown = useIsSessionKnown();
  const account = useAccountFavorites(type, isKnown && !isAnonymous);
  const device = useDeviceFavorites(type, isKnown && isAnonymous);
  const { favorites, ...rest } = isAnonymous ? device : account;
  return { ...rest, favorites: useEverListed(favorites) };
}

function useAccountFavorites(type: FavoriteType, isWanted: boolean): FavoriteList {
  const property = usePathParam('property');
  const read = readQuery(useHost(), favoriteContract.listFavorites, { params: { property, type } });
  // Other pages have read the list for their buttons; favorites that were saved there must appear here.
  const query = useQuery({ ...read, enabled: isWanted, refetchOnMount: 'always' });
  return { favorites: query.data?.items, hasFailed: query.isError, retry: () => void query.refetch() };
}

function useDeviceFavorites(type: FavoriteType, isWanted: boolean): FavoriteList {
  const host = useHost();
  const property = usePathParam('property');
  const saved = useQuery({ ...savedFavoritesQuery(property), enabled: isWanted });
  const own = saved.data?.items.filter((one) => one.type === type);
  const needs = (what: FavoriteType) => type === what && own !== undefined && own.length > 0;
  const outlets = useQuery({
    ...readQuery(host, outletContract.listOutlets, { params: { property } }),
    enabled: needs('outlet'),
  });
  const activities = useQuery({
    ...readQuery(host, activityContract.listActivities, { params: { property }, query: {} }),
    enabled: needs('activity'),
  });
  const items = type === 'outlet' ? outlets.data?.items : activities.data?.activities;
  const list = type === 'outlet' ? outlets : activities;
  return {
    favorites: own?.length === 0 ? [] : items && own && withItems(own, outlets.data, activities.data),
    hasFailed: list.isError,
    retry: () => void list.refetch(),
  };
}

interface Items {
  outlets: { items: Extract<ListedFavorite, { type: 'outlet' }>['item'][] };
  activities: { activities: Extract<ListedFavorite, { type: 'activity' }>['item'][] };
}

function withItems(
  favorites: Favorite[],
  outlets: Items['outlets'] | undefined,
  activities: Items['activities'] | undefined,
): ListedFavorite[] {
  return favorites.map(({ type, uuid, createdAt }) =>
    type === 'outlet'
      ? { type, uuid, createdAt, item: outlets?.items.find((one) => one?.uuid === uuid) }
      : { type, uuid, createdAt, item: activities?.activities.find((one) => one?.uuid === uuid) },
  );
}

const isShown = ({ item, withdrawn }: ListedFavorite) => item !== undefined || withdrawn !== undefined;

/** Returns every favorite that has been in the list since the page was opened, in its latest version. */
function useEverListed(favorites: ListedFavorite[] | undefined): ListedFavorite[] | undefined {
  const [listed, setListed] = useState<ListedFavorite[]>();
  const current = favorites?.filter(isShown);
  const added = current?.filter(({ uuid }) => !listed?.some((one) => one.uuid === uuid));
  if (added && (listed === undefined || added.length > 0)) setListed([...(listed ?? []), ...added]);
  return listed?.map((one) => current?.find(({ uuid }) => uuid === one.uuid) ?? one);
}
