import { deviceStorage } from '../storage/device-storage';
import { saveWaiting } from './save-waiting';
import { savedWaiting } from './saved-waiting';

/** A like that is not in the database of the guest's outbox yet. */
export interface PersistedLike {
  property: string;
  subject: 'post' | 'comment';
  id: string;
  isLiked: boolean;
  /** The time of the tap in milliseconds. */
  seq: number;
}

/** The name under which waiting likes are saved for the first drawing of the next page. */
export const WAITING_LIKES = 'outbox-likes';

/** The event of the window that tells Share, if it runs in this page, about a like that has been persisted. */
export const LIKE_PERSISTED = 'guest-like-kept';

/** Begins like the name of the database, so that the shell recognises both as unsent data of Share. */
export const persistedLikePrefix = (guest: string): string => `outbox-share ${guest} like `;
export const persistedLikeName = (guest: string, { subject, id }: PersistedLike): string =>
  `${persistedLikePrefix(guest)}${subject} ${id}`;

/**
 * Persists a like of a page that has no outbox of Share. Share shows it at once if it runs in this page, otherwise with the first
 * drawing of the next one, and sends it at once if its outbox is open, otherwise when it opens.
 */
export function persistLikeForShare(guest: string, like: PersistedLike): void {
  deviceStorage.setItem(persistedLikeName(guest, like), JSON.stringify(like));
  const saved = savedWaiting(WAITING_LIKES);
  const others = saved?.guest === guest ? saved.waiting : {};
  const { isLiked, seq } = like;
  saveWaiting(WAITING_LIKES, { guest, waiting: { ...others, [like.id]: { isLiked, seq } } });
  dispatchEvent(new Event(LIKE_PERSISTED));
}
