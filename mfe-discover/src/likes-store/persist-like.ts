import {
  persistedLikeName,
  WAITING_LIKES,
  type PersistedLike,
} from '@guest/shared/guest-outbox/persisted-like';
import { saveWaiting } from '@guest/shared/guest-outbox/save-waiting';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import type { LikesStore } from './likes.store';

/**
 * Persists a like in the frame of the tap. The code of the outbox and its database open later, on a busy device by
 * more than a second, and the page may have ended by then.
 */
export function persistLike(store: LikesStore, guest: string, like: PersistedLike): void {
  deviceStorage.setItem(persistedLikeName(guest, like), JSON.stringify(like));
  // The next page shows it with its first drawing.
  saveWaiting(WAITING_LIKES, { guest, waiting: store.getState().choices });
}
