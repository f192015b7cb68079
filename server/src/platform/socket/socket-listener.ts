import type { Socket } from 'socket.io';
import { RateBuckets } from '../rate-limits/rate-buckets';
import type { RequestDispatcher } from './request-dispatcher';
import { identityOf } from '../connections/connection-identity';
import type { Pseudonym } from '../log/pseudonym';
import type { SocketMetrics } from './socket-metrics';

/** After this many dropped events, the socket is closed. */
const MAX_DROPPED = 20;
/** The limit for all events of a guest, far above what a person does. Events beyond it are dropped unread. */
const TOTAL_RATE = { burst: 150, perSecond: 15 };

/** The limit is per guest and not per socket, so that reconnecting does not reset it. */
export const createTotalRateLimit = (now: () => number, factor = 1) =>
  new RateBuckets({ burst: TOTAL_RATE.burst * factor, perSecond: TOTAL_RATE.perSecond * factor }, now);

/** Receives all events of a socket; there are no listeners for single events. */
export function registerSocketListener(
  socket: Socket,
  dispatcher: RequestDispatcher,
  {
    totalRateLimit,
    metrics,
    pseudonymOf,
  }: { totalRateLimit: RateBuckets; metrics: SocketMetrics; pseudonymOf: Pseudonym },
): void {
  let dropped = 0;
  socket.onAny((event: unknown, ...args: unknown[]) => {
    // A single poll can carry thousands of events, and the rest of them still arrives after the socket is
    // closed.
    if (!socket.connected) return;
    const { actor } = identityOf(socket);
    const isFlood = totalRateLimit.take(actor.id) > 0;
    if (!isFlood && dispatcher.dispatch(event, args, actor) === 'taken') return;
    const guest = pseudonymOf(actor.id);
    metrics.dropped(isFlood ? 'flood' : 'unknown', guest);
    dropped += 1;
    if (dropped < MAX_DROPPED) return;
    metrics.turnedAway(isFlood ? 'flood' : 'unknown_events', { guest });
    socket.disconnect(true);
  });
}
