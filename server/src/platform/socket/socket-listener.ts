import type { Socket } from 'socket.io';
import { RateBuckets, type Rate } from '../rate-limits/rate-buckets';
import type { RequestDispatcher } from './request-dispatcher';
import { identityOf } from '../connections/connection-identity';
import type { Pseudonym } from '../log/pseudonym';
import type { SocketMetrics } from './socket-metrics';

/** After this many dropped events, the socket is closed. */
const MAX_DROPPED = 20;
/**
 * The limits for all events of a guest and of a member of staff, far above what a person does. Events beyond them are
 * dropped unread. A program of staff answers the guests of a whole house at once.
 */
const TOTAL_RATES = { guest: { burst: 150, perSecond: 15 }, staff: { burst: 1_500, perSecond: 150 } };

type TotalRateLimits = Record<keyof typeof TOTAL_RATES, RateBuckets>;

/** The limits are per person and not per socket, so that reconnecting does not reset them. */
export function createTotalRateLimits(now: () => number, factor = 1): TotalRateLimits {
  const bucketsOf = ({ burst, perSecond }: Rate) =>
    new RateBuckets({ burst: burst * factor, perSecond: perSecond * factor }, now);
  return { guest: bucketsOf(TOTAL_RATES.guest), staff: bucketsOf(TOTAL_RATES.staff) };
}

/** Receives all events of a socket; there are no listeners for single events. */
export function registerSocketListener(
  socket: Socket,
  dispatcher: RequestDispatcher,
  {
    totalRateLimits,
    metrics,
    pseudonymOf,
  }: { totalRateLimits: TotalRateLimits; metrics: SocketMetrics; pseudonymOf: Pseudonym },
): void {
  let dropped = 0;
  socket.onAny((event: unknown, ...args: unknown[]) => {
    // A single poll can carry thousands of events, and the rest of them still arrives after the socket is
    // closed.
    if (!socket.connected) return;
    const { actor } = identityOf(socket);
    const isFlood = totalRateLimits[actor.kind].take(actor.id) > 0;
    if (!isFlood && dispatcher.dispatch(event, args, actor) === 'taken') return;
    const guest = pseudonymOf(actor.id);
    metrics.dropped(isFlood ? 'flood' : 'unknown', guest);
    dropped += 1;
    if (dropped < MAX_DROPPED) return;
    metrics.turnedAway(isFlood ? 'flood' : 'unknown_events', { guest });
    socket.disconnect(true);
  });
}
