import {
  persistedLikeName,
  persistedLikePrefix,
  type PersistedLike,
} from '@guest/shared/guest-outbox/persisted-like';
import { STALE_AFTER_MS } from '@guest/shared/outbox/queue-order';
import { clearOldValues } from '@guest/shared/storage/clear-old-values';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedEntries } from '@guest/shared/storage/stored-names';

type IsLike = (value: unknown) => value is PersistedLike;

/**
 * Returns the likes of a guest that a page could not store in the database before it ended. Entries that are not likes
 * are removed.
 */
export const persistedLikes = (guest: string, isLike: IsLike): PersistedLike[] =>
  storedEntries(deviceStorage, (name) => name.startsWith(persistedLikePrefix(guest))).flatMap(
    ([name, text]) => {
      const persisted = read(text);
      if (isLike(persisted)) return persisted;
      deviceStorage.setItem(name, null);
      return [];
    },
  );

/**
 * Removes a like that is stored in the database now, or does not wait any more. A later tap on the same heart stays.
 */
export function removePersisted(guest: string, like: PersistedLike): void {
  const name = persistedLikeName(guest, like);
  const persisted = read(deviceStorage.getItem(name) ?? '');
  if (Object(persisted).seq === like.seq) deviceStorage.setItem(name, null);
}

/**
 * Removes the likes of others that are too old to be sent when their owner returns. The rest is never sent from here; it
 * waits for its owner.
 */
export const clearOldPersisted = (guest: string, now: number): void =>
  clearOldValues({
    isOthers: (name) => name.startsWith('outbox-share ') && !name.startsWith(persistedLikePrefix(guest)),
    dateField: 'seq',
    now,
    lastsMs: STALE_AFTER_MS,
  });

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
