import { saveWaiting } from '@guest/shared/guest-outbox/save-waiting';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import type { LikeChoice, LikesStore } from './likes.store';
import { WAITING_LIKES } from './restore-likes';

/** A like that is not in the database yet. */
export interface PersistedLike extends LikeChoice {
  property: string;
  subject: 'post' | 'comment';
  id: string;
}

/** Begins like the name of the database, so that the shell recognises both as unsent data of Share. */
export const storagePrefix = (guest: string): string => `outbox-share ${guest} like `;
export const storageName = (guest: string, { subject, id }: PersistedLike): string =>
  `${storagePrefix(guest)}${subject} ${id}`;

/**
 * Keeps a like in the frame of the tap. The code of the outbox and its database open later, on a busy device by
 * more than a second, and the page may have ended by then.
 */
export function persistLike(store: LikesStore, guest: string, like: PersistedLike): void {
  deviceStorage.setItem(storageName(guest, like), JSON.stringify(like));
  // The next page shows it with its first drawing.
  saveWaiting(WAITING_LIKES, { guest, waiting: store.getState().choices });
}
