import type { Socket } from 'socket.io';
import { RateBuckets, type Rate } from '../rate-limits/rate-buckets';
import type { RequestDispatcher } from './request-dispatcher';
import { identityOf } from '../connections/connection-identity';
import type { Actor } from '../connections/actor';
import type { Pseudonym } from '../log/pseudonym';
import type { SocketMetrics } from './socket-metrics';
import { terminate } from './terminate-connection';

/** After this many events that are dropped, or refused beyond `REFUSAL_RATES`, the socket is closed. */
const MAX_DROPPED = 20;
/**
 * The limits for all events of a guest and of a member of staff, far above what a person needs. Events beyond them
 * are dropped unread. The limit of staff is higher, because a program may answer all guests of a hotel at once.
 */
const TOTAL_RATES = { guest: { burst: 150, perSecond: 15 }, staff: { burst: 1_500, perSecond: 150 } };
/**
 * The number of refusals, as a burst and per second, beyond which they count as dropped. Our clients wait for the time in the refusal; a client
 * that keeps sending only takes time from others.
 */
const REFUSAL_RATES = { guest: { burst: 20, perSecond: 2 }, staff: { burst: 200, perSecond: 20 } };

type RateLimits = Record<'guest' | 'staff', RateBuckets>;
export type FloodLimits = ReturnType<typeof createFloodLimits>;

/** The limits are per person and not per socket, so that reconnecting does not reset them. */
export function createFloodLimits(now: () => number, factor = 1) {
  const bucketsOf = ({ burst, perSecond }: Rate) =>
    new RateBuckets({ burst: burst * factor, perSecond: perSecond * factor }, now);
  const limitsOf = ({ guest, staff }: Record<keyof RateLimits, Rate>): RateLimits => ({
    guest: bucketsOf(guest),
    staff: bucketsOf(staff),
  });
  return { total: limitsOf(TOTAL_RATES), refusals: limitsOf(REFUSAL_RATES) };
}

/** Receives all events of a socket; there are no listeners for single events. */
export function registerSocketListener(
  socket: Socket,
  dispatcher: RequestDispatcher,
  {
    floodLimits,
    metrics,
    pseudonymOf,
  }: { floodLimits: FloodLimits; metrics: SocketMetrics; pseudonymOf: Pseudonym },
): void {
  let dropped = 0;

  /** Dispatches an event. Returns why it counts as abuse, or `undefined` for an event of an ordinary client. */
  function dispatch(event: unknown, args: unknown[], actor: Actor): 'flood' | 'unknown' | undefined {
    if (floodLimits.total[actor.kind].take(actor.id) > 0) return 'flood';
    const outcome = dispatcher.dispatch(event, args, actor);
    if (outcome === 'unknown') return 'unknown';
    const isFlood = outcome === 'limited' && floodLimits.refusals[actor.kind].take(actor.id) > 0;
    return isFlood ? 'flood' : undefined;
  }

  socket.onAny((event: unknown, ...args: unknown[]) => {
    // A single poll can carry thousands of events, and the rest of them still arrives after the socket is
    // closed.
    if (!socket.connected) return;
    const { actor } = identityOf(socket);
    const reason = dispatch(event, args, actor);
    if (!reason) return;
    const guest = pseudonymOf(actor.id);
    metrics.dropped(reason, guest);
    dropped += 1;
    if (dropped < MAX_DROPPED) return;
    metrics.turnedAway(reason === 'flood' ? 'flood' : 'unknown_events', { guest });
    // During a closing handshake the rest of the flood would still be read.
    terminate(socket.conn);
  });
}
