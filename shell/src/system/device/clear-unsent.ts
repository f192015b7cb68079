import type { Host } from '@guest/shared';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { deleteCaches, deleteDatabases } from './delete-browser-data';

/** Matches unsent data, which an expired session preserves for the same guest. */
export const UNSENT_NAMES = /^(outbox|drafts?)\b/;
/** Matches data that a remote stores for offline reading. */
const OFFLINE_NAMES = /^chat of\b/;

/**
 * Deletes a guest's data from the device when they sign out, including unsent data. Returns a stop function.
 */
export function clearUnsent({ bus }: Pick<Host, 'bus'>): () => void {
  return bus.subscribe('account.signed-out', () => {
    removeStored(deviceStorage, (name) => UNSENT_NAMES.test(name));
    deleteCaches((name) => UNSENT_NAMES.test(name)).catch(reportError);
    deleteDatabases((name) => UNSENT_NAMES.test(name) || OFFLINE_NAMES.test(name)).catch(reportError);
  });
}
