import type { Host } from '@guest/shared';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import { dropDatabases } from './drop-from-device';

/** Matches unsent data, which an expired session preserves for the same guest. */
export const UNSENT = /^(outbox|drafts?)\b/;
/** Matches data that a remote stores for offline reading. */
const READ = /^chat of\b/;

/**
 * Deletes a guest's data from the device when they sign out, including unsent data. Returns a stop function.
 */
export function dropUnsent({ bus }: Pick<Host, 'bus'>): () => void {
  return bus.subscribe('account.signed-out', () => {
    removeStored(deviceStorage, (name) => UNSENT.test(name));
    dropDatabases((name) => UNSENT.test(name) || READ.test(name)).catch(reportError);
  });
}
