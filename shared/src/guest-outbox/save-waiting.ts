import { deviceStorage } from '../storage/device-storage';
import type { SavedWaiting } from './saved-waiting';

/**
 * Saves what waits in a guest's outbox in a place that the next page can read synchronously. It is only a copy: the
 * outbox is authoritative, but its code and its database open later, on a busy device by seconds.
 */
export function saveWaiting(name: string, { guest, waiting }: SavedWaiting): void {
  const isEmpty = Object.keys(waiting).length === 0;
  deviceStorage.setItem(name, isEmpty ? null : JSON.stringify({ guest, waiting }));
}
