import { useHost } from '@guest/shared';
import { favoriteContract, type ListedFavorite } from '@guest/shared/contracts/favorite/favorite.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { readQuery } from '@guest/shared/reads/read-query';
import { useExtraText } from '../extra-texts/extra-texts';

/** Returns a function that switches the messages about a favorite; the change is shown at once. */
export function useNotify({ type, uuid }: ListedFavorite) {
  const text = useExtraText();
  const host = useHost();
  const { api, queries, toast } = host;
  const property = usePathParam('property');
  const { queryKey } = readQuery(host, favoriteContract.listFavorites, { params: { property, type } });

  function show(notify: boolean): void {
    queries.setQueryData<{ items: ListedFavorite[] }>(queryKey, (before) => ({
      items: (before?.items ?? []).map((one) => (one.uuid === uuid ? { ...one, notify } : one)),
    }));
  }

  return async (notify: boolean): Promise<void> => {
    await queries.cancelQueries({ queryKey });
    show(notify);
    const params = { property, type, uuid };
    const outcome = await api.send(favoriteContract.setFavoriteNotify, { params, body: { notify } });
    if ('data' in outcome) {
      if (notify) toast('success', text("We'll message you when a sold-out date has places again."));
      return;
    }
    show(!notify);
    toast('error', text("We couldn't save this. Please try again."));
  };
}
