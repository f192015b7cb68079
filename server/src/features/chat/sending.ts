import type { Database } from '../../db/database';
import { createGroups } from '../../groups';
import { createLanes } from '../../lanes';
import { Refusal } from '../../refusal';
import type { MemberRepository } from './member.repository';
import type { Sending, Store, Stored } from './store-messages';

/** So many rooms are written to in one transaction. */
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
 * Sends messages: one after the other in each room, and those of several rooms in one transaction where many are sent at a
 * time. Answers when a message is stored for good and was told.
 */
export function createSending({ db, members, store, tell }: Parts) {
  const lanes = createLanes();
  const groups = createGroups<InRoom, Stored>({ most: MOST_TOGETHER, atOnce: AT_ONCE, work: inGroup });

  /** One that may have to wait for its room, or to make it. */
  const alone = async ({ room, ...sending }: Sending): Promise<Stored> => {
    const [stored] = await db.transaction(async (tx) => {
      const roomId = typeof room === 'string' ? room : await room(tx);
      return store(tx, [{ ...sending, standing: await members.lockedStanding(roomId, sending.actor, tx) }]);
    });
    if (!stored || stored instanceof Refusal) throw stored ?? new Error('nothing was stored');
    return stored;
  };

  /** The place of one that would have to wait for its room stays empty. */
  const together = (sendings: InRoom[]): Promise<(Stored | Refusal | undefined)[]> =>
    db.transaction(async (tx) => {
      const places = sendings.map(({ room, actor }) => ({ roomId: room, actor }));
      const standings = await members.lockedStandings(places, tx);
      const admitted = sendings.flatMap(({ room: _room, ...sending }, i) => {
        const standing = standings[i];
        return standing && !(standing instanceof Refusal) ? [{ ...sending, standing }] : [];
      });
      const stored = (await store(tx, admitted)).values();
      return standings.map((standing) =>
        standing === undefined || standing instanceof Refusal ? standing : stored.next().value,
      );
    });

  async function inGroup(sendings: InRoom[]) {
    // What one of them spoils for all is told to whom it concerns when each goes alone.
    const done = await together(sendings).catch(() => []);
    return sendings.map((sending, i) => {
      const stored = done[i];
      return stored instanceof Refusal ? Promise.reject<Stored>(stored) : (stored ?? alone(sending));
    });
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
