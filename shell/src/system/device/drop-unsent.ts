import type { Host } from '@guest/shared';
import { dropDatabases } from './drop-from-device';

/** Words that were written and not yet sent: a session that ends by itself leaves them to the same guest. */
export const UNSENT = /^(outbox|drafts?)\b/;
/** What a remote keeps for reading without a network. */
const READ = /^chat of\b/;

/** Who signs out leaves nothing on the device, also nothing to be sent. Returns its stop function. */
export function dropUnsent({ bus }: Pick<Host, 'bus'>): () => void {
  return bus.subscribe('account.signed-out', () => {
    for (const name of Object.keys(localStorage)) if (UNSENT.test(name)) localStorage.removeItem(name);
    dropDatabases((name) => UNSENT.test(name) || READ.test(name)).catch(reportError);
  });
}
