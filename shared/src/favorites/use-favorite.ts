import { useHost } from '@guest/shared';
import { useQuery } from '@guest/shared/queries';
import { useRef } from 'react';
import { favoriteContract, type Favorite, type FavoriteType } from '../contracts/favorite/favorite.contract';
import { useIsPageLive } from '../page/use-is-page-live';
import { usePathParam } from '../page/path-param';
import { readQuery } from '../reads/read-query';
import { useIsStranger } from '../session/use-is-stranger';
import { keepFavorite, keptFavorites } from './kept-favorites';

interface Favorites {
  items: Favorite[];
}

/**
 * Returns whether an item is a favorite and a function to change that. A change is shown immediately;
 * requests are sent one after the other, so that the last tap wins. The favorites of an anonymous visitor are
 * saved on the device.
 */
export function useFavorite(type: FavoriteType, uuid: string) {
  const host = useHost();
  const { api, queries } = host;
  const property = usePathParam('property');
  const isStranger = useIsStranger();
  const isLive = useIsPageLive();
  const line = useRef({ last: Promise.resolve(), length: 0 });

  const own = readQuery(host, favoriteContract.listFavorites, { params: { property, type } });
  const kept = {
    queryKey: ['kept favorites', property],
    queryFn: (): Favorites => ({ items: keptFavorites(property) }),
  };
  const ofGuest = useQuery({ ...own, enabled: isLive && !isStranger });
  const ofDevice = useQuery({ ...kept, enabled: isLive && isStranger });
  const { items } = (isStranger ? ofDevice.data : ofGuest.data) ?? { items: [] };
  const isOne = (one: Favorite) => one.type === type && one.uuid === uuid;

  function show(isFavorite: boolean): void {
    const favorite = { type, uuid, createdAt: new Date(host.now()).toISOString() };
    queries.setQueryData<Favorites>(own.queryKey, (before) => {
      const others = before?.items.filter((one) => !isOne(one)) ?? [];
      return { items: isFavorite ? [favorite, ...others] : others };
    });
  }

  function keepHere(isFavorite: boolean): boolean {
    const favorite = { type, uuid, createdAt: new Date(host.now()).toISOString() };
    const isKept = keepFavorite(property, favorite, isFavorite);
    queries.setQueryData<Favorites>(kept.queryKey, { items: keptFavorites(property) });
    return isKept;
  }

  async function send(isFavorite: boolean): Promise<boolean> {
    const call = { params: { property, type, uuid } };
    const outcome = isFavorite
      ? await api.send(favoriteContract.addFavorite, call)
      : await api.send(favoriteContract.removeFavorite, call);
    return 'data' in outcome;
  }

  return {
    isFavorite: items.some(isOne),
    isStranger,
    /** Resolves to whether the change was saved. */
    async change(isFavorite: boolean): Promise<boolean> {
      if (isStranger) return keepHere(isFavorite);
      // A reply to an earlier request must not revert the change.
      await queries.cancelQueries({ queryKey: own.queryKey });
      show(isFavorite);
      const sent = line.current.last.then(() => send(isFavorite));
      line.current.last = sent.then(() => {});
      line.current.length += 1;
      const isSent = await sent;
      line.current.length -= 1;
      if (line.current.length > 0) return true;
      if (!isSent) show(!isFavorite);
      void queries.invalidateQueries({ queryKey: own.queryKey });
      return isSent;
    },
  };
}
