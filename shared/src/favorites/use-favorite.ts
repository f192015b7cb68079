import { useHost } from '@guest/shared';
import { useQuery } from '@guest/shared/queries';
import { useRef } from 'react';
import { favoriteContract, type Favorite, type FavoriteType } from '../contracts/favorite/favorite.contract';
import { useIsPageLive } from '../page/use-is-page-live';
import { usePathParam } from '../page/path-param';
import { readQuery } from '../reads/read-query';
import { useIsAnonymous } from '../session/use-is-anonymous';
import { saveFavorite, savedFavorites } from './saved-favorites';
import { savedFavoritesQuery } from './saved-favorites-query';

interface Favorites {
  items: Favorite[];
}

/** Whether a change was saved; if not, `error` is the reason that the hotel gives. */
export interface FavoriteChange {
  isSaved: boolean;
  error?: string;
}

const SAVED: FavoriteChange = { isSaved: true };
const CONFLICT = 409;

/**
 * Returns whether an item is a favorite and a function to change that. A change is shown immediately;
 * requests are sent one after the other, so that the last tap wins. The favorites of an anonymous visitor are
 * saved on the device.
 */
export function useFavorite(type: FavoriteType, uuid: string) {
  const host = useHost();
  const { api, queries } = host;
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const isLive = useIsPageLive();
  const queue = useRef({ last: Promise.resolve(), length: 0 });

  const accountRead = readQuery(host, favoriteContract.listFavorites, { params: { property, type } });
  const deviceRead = savedFavoritesQuery(property);
  const accountQuery = useQuery({ ...accountRead, enabled: isLive && !isAnonymous });
  const deviceQuery = useQuery({ ...deviceRead, enabled: isLive && isAnonymous });
  const { items } = (isAnonymous ? deviceQuery.data : accountQuery.data) ?? { items: [] };
  const isThisItem = (one: Favorite) => one.type === type && one.uuid === uuid;

  function show(isFavorite: boolean): void {
    const favorite = { type, uuid, createdAt: new Date(host.now()).toISOString() };
    queries.setQueryData<Favorites>(accountRead.queryKey, (before) => {
      const others = before?.items.filter((one) => !isThisItem(one)) ?? [];
      return { items: isFavorite ? [favorite, ...others] : others };
    });
  }

  function saveOnDevice(isFavorite: boolean): boolean {
    const favorite = { type, uuid, createdAt: new Date(host.now()).toISOString() };
    const isSaved = saveFavorite(property, favorite, isFavorite);
    queries.setQueryData(deviceRead.queryKey, { items: savedFavorites(property) });
    return isSaved;
  }

  async function send(isFavorite: boolean): Promise<FavoriteChange> {
    const call = { params: { property, type, uuid } };
    const outcome = isFavorite
      ? await api.send(favoriteContract.addFavorite, call)
      : await api.send(favoriteContract.removeFavorite, call);
    if ('data' in outcome) return SAVED;
    return { isSaved: false, ...(outcome.response?.status === CONFLICT && { error: outcome.error }) };
  }

  return {
    isFavorite: items.some(isThisItem),
    isAnonymous,
    async change(isFavorite: boolean): Promise<FavoriteChange> {
      if (isAnonymous) return { isSaved: saveOnDevice(isFavorite) };
      // A reply to an earlier request must not revert the change.
      await queries.cancelQueries({ queryKey: accountRead.queryKey });
      show(isFavorite);
      const sent = queue.current.last.then(() => send(isFavorite));
      queue.current.last = sent.then(() => {});
      queue.current.length += 1;
      const change = await sent;
      queue.current.length -= 1;
      if (queue.current.length > 0) return SAVED;
      if (!change.isSaved) show(!isFavorite);
      void queries.invalidateQueries({ queryKey: accountRead.queryKey });
      return change;
    },
  };
}
