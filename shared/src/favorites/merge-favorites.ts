import { favoriteContract } from '../contracts/favorite/favorite.contract';
import type { Host } from '../host/host';
import { saveFavorite, savedFavorites } from './saved-favorites';

/**
 * The statuses after which a favorite is discarded: it is invalid, the property no longer has it, or the
 * guest has too many.
 */
const FINAL_STATUSES = [400, 404, 409];

/**
 * Moves the favorites saved on this device to the account of the signed-in guest. Those that could not be
 * sent stay on the device until the next attempt.
 */
export async function mergeFavorites({
  api,
  session,
  queries,
}: Pick<Host, 'api' | 'session' | 'queries'>): Promise<void> {
  const { token, user } = session.getState();
  const property = user?.hotel_identity;
  if (token === null || property === undefined) return;
  const saved = savedFavorites(property);
  // Sending the oldest first preserves their order.
  for (const favorite of saved.toReversed()) {
    const { type, uuid } = favorite;
    const outcome = await api.send(favoriteContract.addFavorite, { params: { property, type, uuid } });
    const isSettled = 'data' in outcome || FINAL_STATUSES.includes(outcome.response?.status ?? 0);
    // Another guest may have signed in meanwhile and must not receive these favorites.
    if (!isSettled || session.getState().token !== token) return;
    saveFavorite(property, favorite, false);
  }
  if (saved.length > 0) await queries.invalidateQueries();
}
