import { keptLikeName, WAITING_LIKES, type KeptLike } from '@guest/shared/guest-outbox/kept-like';
import { saveWaiting } from '@guest/shared/guest-outbox/save-waiting';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import type { LikesStore } from './likes.store';

/**
 * Keeps a like in the frame of the tap. The code of the outbox and its database open later, on a busy device by
 * more than a second, and the page may have ended by then.
 */
export function persistLike(store: LikesStore, guest: string, like: KeptLike): void {
  deviceStorage.setItem(keptLikeName(guest, like), JSON.stringify(like));
  // The next page shows it with its first drawing.
  saveWaiting(WAITING_LIKES, { guest, waiting: store.getState().choices });
}
