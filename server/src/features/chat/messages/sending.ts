import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { createGroups } from '../../../platform/concurrency/groups';
import { createLanes } from '../../../platform/concurrency/lanes';
import type { MemberRepository } from '../members/member.repository';
import type { SeenRooms } from '../members/seen-rooms';
import type { Sending, Store, Stored } from './store-messages';

/** The maximum number of rooms per statement. */
const MOST_TOGETHER = 100;
/** A second batch is prepared while the first waits for the disk. */
const AT_ONCE = 2;

type InRoom = Sending & { room: string };

interface Parts {
  db: Database;
  members: MemberRepository;
  seen: SeenRooms;
  store: Store;
  /** Starts to publish a stored message; calls are in the order of storing. */
  tell: (stored: Stored) => Promise<void>;
  log: FastifyBaseLogger;
}

/**
 * Writes messages in order per room and in batches over several rooms. Resolves when a message is committed
 * and published.
 */
export function createSending({ db, members, seen, store, tell, log }: Parts) {
  const lanes = createLanes();
  const groups = createGroups<InRoom, Stored>({ most: MOST_TOGETHER, atOnce: AT_ONCE, work: inGroup });

  /** Writes a single message that may wait for the lock, create its room or be rejected. */
  const alone = ({ room, ...sending }: Sending): Promise<Stored> =>
    db.transaction(async (tx) => {
      const roomId = typeof room === 'string' ? room : await room(tx);
      const standing = await members.lockedStanding(roomId, sending.actor, tx);
      return store.locked(tx, { ...sending, standing });
    });

  /** Writes the messages that the cached rooms allow; the results of all others are `undefined`. */
  async function together(sendings: InRoom[]): Promise<(Stored | undefined)[]> {
    const admitted = sendings.map(({ room, ...sending }) => {
      const standing = seen.standing(room, sending.actor);
      return standing && { ...sending, standing };
    });
    const stored = await store.unlocked(db, admitted).catch((error: unknown): undefined[] => {
      // If one message fails the whole batch, each is written alone, so that the error reaches only its
      // sender.
      log.warn({ err: error }, 'message batch could not be stored; writing messages one by one');
      return [];
    });
    return sendings.map(({ room }, i) => {
      const one = stored[i];
      if (one) seen.wrote(room, one.message.seq);
      else seen.forget(room);
      return one;
    });
  }

  /**
   * Tries the cached rooms first, then rereads those of the failed messages and tries once more, then writes
   * alone.
   */
  async function inGroup(sendings: InRoom[]) {
    const stored = await together(sendings);
    const left = sendings.filter((_sending, i) => !stored[i]);
    if (left.length > 0) await seen.look(left.map(({ room }) => room)).catch(() => undefined);
    const then = (await together(left)).values();
    return sendings.map((sending, i) => stored[i] ?? then.next().value ?? alone(sending));
  }

  const isInRoom = (sending: Sending): sending is InRoom => typeof sending.room === 'string';

  /** `lane` is the key of a queue: messages with the same key are stored and published in order. */
  return async function send(lane: string, sending: Sending): Promise<Stored> {
    const { stored, isTold } = await lanes.run(lane, async () => {
      const done = await (isInRoom(sending) ? groups.add(sending) : alone(sending));
      return { stored: done, isTold: tell(done) };
    });
    await isTold;
    return stored;
  };
}
