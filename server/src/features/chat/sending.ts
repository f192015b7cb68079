import type { Database } from '../../db/database';
import { createGroups } from '../../groups';
import { createLanes } from '../../lanes';
import type { MemberRepository } from './member.repository';
import type { Sending, Store, Stored } from './store-messages';

/** So many rooms are written to in one statement. */
const MOST_TOGETHER = 100;
/** While one waits for the disk the next is prepared. */
const AT_ONCE = 2;

type InRoom = Sending & { room: string };

interface Parts {
  db: Database;
  members: MemberRepository;
  store: Store;
  /** Begins to tell of it, in the order of what was stored. */
  tell: (stored: Stored) => Promise<void>;
}

/**
 * Sends messages: one after the other in each room, and those of several rooms in one statement where many are sent at a
 * time. Answers when a message is stored for good and was told.
 */
export function createSending({ db, members, store, tell }: Parts) {
  const lanes = createLanes();
  const groups = createGroups<InRoom, Stored>({ most: MOST_TOGETHER, atOnce: AT_ONCE, work: inGroup });

  /** One that may have to wait for its room, or to make it, or that is not to be stored. */
  const alone = ({ room, ...sending }: Sending): Promise<Stored> =>
    db.transaction(async (tx) => {
      const roomId = typeof room === 'string' ? room : await room(tx);
      const standing = await members.lockedStanding(roomId, sending.actor, tx);
      return store.locked(tx, { ...sending, standing });
    });

  /** Those that nothing speaks against; the places of all others stay empty. */
  async function together(sendings: InRoom[]): Promise<(Stored | undefined)[]> {
    const standings = await members.standings(sendings.map(({ room, actor }) => ({ roomId: room, actor })));
    const admitted = sendings.map(({ room: _room, ...sending }, i) => {
      const standing = standings[i];
      return standing && { ...sending, standing };
    });
    return store.unlocked(db, admitted);
  }

  async function inGroup(sendings: InRoom[]) {
    // What one of them spoils for all is told to whom it concerns when each goes alone.
    const done = await together(sendings).catch(() => []);
    return sendings.map((sending, i) => done[i] ?? alone(sending));
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
