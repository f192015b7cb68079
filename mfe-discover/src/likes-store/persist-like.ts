import { savedLikeName, WAITING_LIKES, type SavedLike } from '@guest/shared/guest-outbox/saved-like';
import { saveWaiting } from '@guest/shared/guest-outbox/save-waiting';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import type { LikesStore } from './likes.store';

/**
 * Saves a like in the frame of the tap. The code of the outbox and its database open later, on a busy device by
 * more than a second, and the page may have ended by then.
 */
export function persistLike(store: LikesStore, guest: string, like: SavedLike): void {
  deviceStorage.setItem(savedLikeName(guest, like), JSON.stringify(like));
  // The next page shows it with its first drawing.
  saveWaiting(WAITING_LIKES, { guest, waiting: store.getState().choices });
}
