import type { Connection } from '../db/database';

/**
 * Closes the sockets of these guests or staff on all processes. If called within a transaction, their writes
 * are rejected once it commits. `replaced` tells the page that another device has the session now.
 */
export type CloseSockets = (
  actorIds: string[],
  on?: Connection,
  reason?: 'ended' | 'replaced',
) => Promise<void>;
