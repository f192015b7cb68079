import { deviceStorage } from '../storage/device-storage';
import type { SavedWaiting } from './saved-waiting';

/**
 * Saves what of a guest waits in an outbox where the next page can read it without delay. The outbox itself is the
 * truth; its code and its database open later, on a busy device by seconds.
 */
export function saveWaiting(name: string, { guest, waiting }: SavedWaiting): void {
  const isEmpty = Object.keys(waiting).length === 0;
  deviceStorage.setItem(name, isEmpty ? null : JSON.stringify({ guest, waiting }));
}
