import { favoriteContract } from '../contracts/favorite/favorite.contract';
import type { Host } from '../host/host';
import { keepFavorite, keptFavorites } from './kept-favorites';

/** What becomes of one that never was any, that the house no longer has, or that is one too many: it is let go. */
const NOT_TO_BE_KEPT = [400, 404, 409];

/** Gives the guest who has signed in what this device has kept for them. What does not get through stays for the next time. */
export async function bringFavorites({
  api,
  session,
  queries,
}: Pick<Host, 'api' | 'session' | 'queries'>): Promise<void> {
  const { token, user } = session.getState();
  const property = user?.hotel_identity;
  if (token === null || property === undefined) return;
  const kept = keptFavorites(property);
  // The oldest first, so that they keep their order.
  for (const favorite of kept.toReversed()) {
    const { type, uuid } = favorite;
    const outcome = await api.send(favoriteContract.addFavorite, { params: { property, type, uuid } });
    const isSettled = 'data' in outcome || NOT_TO_BE_KEPT.includes(outcome.response?.status ?? 0);
    // Somebody else may be here by now, who gets none of it.
    if (!isSettled || session.getState().token !== token) return;
    keepFavorite(property, favorite, false);
  }
  if (kept.length > 0) await queries.invalidateQueries();
}
