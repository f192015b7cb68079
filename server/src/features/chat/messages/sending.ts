import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database';
import { createGroups } from '../../../platform/concurrency/groups';
import { createLanes } from '../../../platform/concurrency/lanes';
import type { MemberRepository } from '../members/member.repository';
import type { SeenRooms } from '../members/seen-rooms';
import type { Sending, Store, Stored } from './store-messages';

/** So many rooms are written to in one statement. */
const MOST_TOGETHER = 100;
/** While one waits for the disk the next is prepared. */
const AT_ONCE = 2;

type InRoom = Sending & { room: string };

interface Parts {
  db: Database;
  members: MemberRepository;
  seen: SeenRooms;
  store: Store;
  /** Begins to tell of it, in the order of what was stored. */
  tell: (stored: Stored) => Promise<void>;
  log: FastifyBaseLogger;
}

/**
 * Sends messages: one after the other in each room, and those of several rooms in one statement where many are sent at a
 * time. Answers when a message is stored for good and was told.
 */
export function createSending({ db, members, seen, store, tell, log }: Parts) {
  const lanes = createLanes();
  const groups = createGroups<InRoom, Stored>({ most: MOST_TOGETHER, atOnce: AT_ONCE, work: inGroup });

  /** One that may have to wait for its room, or to make it, or that is not to be stored. */
  const alone = ({ room, ...sending }: Sending): Promise<Stored> =>
    db.transaction(async (tx) => {
      const roomId = typeof room === 'string' ? room : await room(tx);
      const standing = await members.lockedStanding(roomId, sending.actor, tx);
      return store.locked(tx, { ...sending, standing });
    });

  /** Those that nothing speaks against, as far as is known of their rooms; the places of all others stay empty. */
  async function together(sendings: InRoom[]): Promise<(Stored | undefined)[]> {
    const admitted = sendings.map(({ room, ...sending }) => {
      const standing = seen.standing(room, sending.actor);
      return standing && { ...sending, standing };
    });
    const stored = await store.unlocked(db, admitted).catch((error: unknown): undefined[] => {
      // What one of them spoils for all is told to whom it concerns when each goes alone.
      log.warn({ err: error }, 'messages are not stored together');
      return [];
    });
    return sendings.map(({ room }, i) => {
      const one = stored[i];
      if (one) seen.wrote(room, one.message.seq);
      else seen.forget(room);
      return one;
    });
  }

  /** What was seen of a room before is as good as what is seen now, or nothing is written by it. */
  async function inGroup(sendings: InRoom[]) {
    const stored = await together(sendings);
    const left = sendings.filter((_sending, i) => !stored[i]);
    if (left.length > 0) await seen.look(left.map(({ room }) => room)).catch(() => undefined);
    const then = (await together(left)).values();
    return sendings.map((sending, i) => stored[i] ?? then.next().value ?? alone(sending));
  }

  const isInRoom = (sending: Sending): sending is InRoom => typeof sending.room === 'string';

  /** `lane`: what is sent in one of these is stored and told in its order. */
  return async function send(lane: string, sending: Sending): Promise<Stored> {
    const { stored, isTold } = await lanes.run(lane, async () => {
      const done = await (isInRoom(sending) ? groups.add(sending) : alone(sending));
      return { stored: done, isTold: tell(done) };
    });
    await isTold;
    return stored;
  };
}
