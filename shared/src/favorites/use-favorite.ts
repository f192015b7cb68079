import { useHost } from '@guest/shared';
import { useQuery } from '@guest/shared/queries';
import { favoriteQueueKey } from '../choices/choice-queue-key';
import { sendChoice } from '../choices/send-choice';
import { useWaitingChoice } from '../choices/use-waiting-choice';
import { favoriteContract, type Favorite, type FavoriteType } from '../contracts/favorite/favorite.contract';
import { useIsPageLive } from '../page/use-is-page-live';
import { usePathParam } from '../page/path-param';
import { readQuery } from '../reads/read-query';
import { useIsAnonymous } from '../session/use-is-anonymous';
import { saveFavorite, savedFavorites } from './saved-favorites';
import { savedFavoritesQuery } from './saved-favorites-query';

/**
 * Returns whether an item is a favorite and a function to change that. A change is shown immediately and sent when
 * the hotel can be reached; the last tap wins. The favorites of an anonymous visitor are saved on the device.
 */
export function useFavorite(type: FavoriteType, uuid: string) {
  const host = useHost();
  const { queries } = host;
  const property = usePathParam('property');
  const isAnonymous = useIsAnonymous();
  const isLive = useIsPageLive();

  const accountRead = readQuery(host, favoriteContract.listFavorites, { params: { property, type } });
  const deviceRead = savedFavoritesQuery(property);
  const accountQuery = useQuery({ ...accountRead, enabled: isLive && !isAnonymous });
  const deviceQuery = useQuery({ ...deviceRead, enabled: isLive && isAnonymous });
  const waiting = useWaitingChoice('favorite', favoriteQueueKey(type, uuid));
  const { items } = (isAnonymous ? deviceQuery.data : accountQuery.data) ?? { items: [] };
  const isThisItem = (one: Favorite) => one.type === type && one.uuid === uuid;

  function saveOnDevice(isFavorite: boolean): boolean {
    const favorite = { type, uuid, createdAt: new Date(host.now()).toISOString() };
    const isSaved = saveFavorite(property, favorite, isFavorite);
    queries.setQueryData(deviceRead.queryKey, { items: savedFavorites(property) });
    return isSaved;
  }

  return {
    isFavorite: (isAnonymous ? undefined : waiting?.isFavorite) ?? items.some(isThisItem),
    isAnonymous,
    /** Resolves to whether the change is kept. */
    change: async (isFavorite: boolean): Promise<boolean> =>
      isAnonymous
        ? saveOnDevice(isFavorite)
        : sendChoice(host, { kind: 'favorite', property, type, uuid, isFavorite }),
  };
}
