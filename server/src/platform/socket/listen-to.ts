import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import { RateBuckets } from '../rate-limits/rate-buckets';
import type { Answering } from './answer';
import { letInAs } from '../connections/one-connection';
import type { Tally } from './tally';

/** So many things that no client of ours sends, and the socket is closed. */
const MOST_UNKNOWN = 20;
/** Of whatever kind; far more than a person does. What goes beyond it is dropped unread. */
const EVERYTHING = { burst: 300, perSecond: 60 };

/** For what a guest sends over all sockets, one after the other: who is closed and comes back has no new chances. */
export const createEverything = (now: () => number, factor = 1) =>
  new RateBuckets({ burst: EVERYTHING.burst * factor, perSecond: EVERYTHING.perSecond * factor }, now);

/** Hears everything that comes over a socket; there is no event that only some listener knows. */
export function listenTo(
  socket: Socket,
  answering: Answering,
  { everything, log, tally }: { everything: RateBuckets; log: FastifyBaseLogger; tally: Tally },
): void {
  let unknown = 0;
  socket.onAny((event: unknown, ...args: unknown[]) => {
    // A poll brings thousands at once, and the rest of them comes in behind the end.
    if (!socket.connected) return;
    const { actor } = letInAs(socket);
    if (everything.take(actor.id) === 0 && answering.take(event, args, actor) === 'taken') return;
    tally.dropped();
    unknown += 1;
    if (unknown < MOST_UNKNOWN) return;
    log.warn({ actor: actor.id }, 'a socket that sends what nobody asked for was closed');
    socket.disconnect(true);
  });
}
