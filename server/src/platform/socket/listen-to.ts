import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import { RateBuckets } from '../rate-limits/rate-buckets';
import type { Answering } from './answer';
import { letInAs } from '../connections/one-connection';
import type { Tally } from './tally';

/** After this many unknown events, the socket is closed. */
const MOST_UNKNOWN = 20;
/** The limit for all events of a guest, far above what a person does. Events beyond it are dropped unread. */
const EVERYTHING = { burst: 300, perSecond: 60 };

/** The limit is per guest and not per socket, so that reconnecting does not reset it. */
export const createEverything = (now: () => number, factor = 1) =>
  new RateBuckets({ burst: EVERYTHING.burst * factor, perSecond: EVERYTHING.perSecond * factor }, now);

/** Receives all events of a socket; there are no listeners for single events. */
export function listenTo(
  socket: Socket,
  answering: Answering,
  { everything, log, tally }: { everything: RateBuckets; log: FastifyBaseLogger; tally: Tally },
): void {
  let unknown = 0;
  socket.onAny((event: unknown, ...args: unknown[]) => {
    // A single poll can carry thousands of events, and the rest of them still arrives after the socket is
    // closed.
    if (!socket.connected) return;
    const { actor } = letInAs(socket);
    if (everything.take(actor.id) === 0 && answering.take(event, args, actor) === 'taken') return;
    tally.dropped();
    unknown += 1;
    if (unknown < MOST_UNKNOWN) return;
    log.warn({ actor: actor.id }, 'socket closed after too many unknown events');
    socket.disconnect(true);
  });
}
