import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Server } from 'socket.io';
import type { Database } from '../db/database';
import { room, roomMember } from '../db/schema';
import { placesOf as audiencePlaces } from '../features/announcement/audience';
import { unread } from '../features/chat/unread';
import { orderListenersOf } from '../features/order/order-queue';
import { listenersOf } from '../features/ticket/ticket-queue';
import type { Lanes } from '../lanes';
import type { NodeLink } from './nodes/node-link';

/** Something to be told, and to whom: see the table of what is still to be told. */
export interface Telling {
  topic: string;
  event: string;
  body: Record<string, unknown>;
}

interface Listener {
  roomId: string;
  id: string;
  kind: 'guest' | 'staff';
  type: (typeof room.$inferSelect)['type'];
  propertyId: string;
  unread?: number;
}

/** With these, everybody learns what they themselves have not read. */
const WITH_UNREAD = new Set(['newPrivateGuestMessage', 'newExternalMessage', 'deleteMessage']);

/** Worth nothing a moment later: whoever cannot take it now does without. */
const VOLATILE = new Set(['chatAction']);

export type Delivery = ReturnType<typeof createDelivery>;

interface Around {
  epoch: string;
  lanes: Lanes;
  link: NodeLink;
  now: () => number;
}

/**
 * Tells those who are connected, and says whether all processes could be told. Each topic has its turn, so that what was
 * stored first is told first.
 */
export function createDelivery(io: Server, db: Database, { epoch, lanes, link, now }: Around) {
  async function say(places: string | string[], event: string, body: object): Promise<boolean> {
    const all = VOLATILE.has(event) ? io.volatile : io;
    if (link.state() !== 'away') return link.published(() => all.to(places).emit(event, { ...body, epoch }));
    all.local.to(places).emit(event, { ...body, epoch });
    return false;
  }

  /** Of all the rooms at once; of several tellings it takes no longer than of one. */
  async function listenersOfRooms(tellings: readonly Telling[]): Promise<Listener[]> {
    const roomIds = new Set(tellings.flatMap((telling) => roomOf(telling) ?? []));
    if (roomIds.size === 0) return [];
    const isCounted = tellings.some(({ event }) => WITH_UNREAD.has(event));
    return db
      .select({
        ...{ roomId: roomMember.roomId, id: roomMember.memberId, kind: roomMember.kind },
        ...{ type: room.type, propertyId: room.propertyId },
        ...(isCounted && { unread }),
      })
      .from(roomMember)
      .innerJoin(room, eq(room.id, roomMember.roomId))
      .where(and(inArray(roomMember.roomId, [...roomIds]), isNull(roomMember.leftAt)));
  }

  async function toRoom(listeners: Listener[], { event, body }: Telling): Promise<boolean> {
    const said = listeners
      // Staff hear of all rooms of their house in one place, below.
      .filter(({ kind }) => kind === 'guest')
      .map(({ id, unread: count }) =>
        say(`user:${id}`, event, WITH_UNREAD.has(event) ? { ...body, unread: count } : body),
      );
    const [first] = listeners;
    if (first && first.type !== 'private_guest') said.push(say(`staff:${first.propertyId}`, event, body));
    return (await Promise.all(said)).every(Boolean);
  }

  async function tell(telling: Telling, listeners: Promise<Listener[]>): Promise<boolean> {
    const { topic, event, body } = telling;
    const roomId = roomOf(telling);
    if (roomId === undefined) return say(await placesFor(topic), event, body);
    return toRoom(
      (await listeners).filter((one) => one.roomId === roomId),
      telling,
    );
  }

  async function placesFor(topic: string): Promise<string | string[]> {
    if (topic.startsWith('queue:')) return listenersOf(topic);
    if (topic.startsWith('orders:')) return orderListenersOf(topic);
    if (!topic.startsWith('announcement:')) return topic;
    const places = await audiencePlaces(db, topic.slice('announcement:'.length), now());
    // A list of nobody would be everybody.
    return places.length === 0 ? topic : places;
  }

  return {
    /** Whether others than this process can be told anything. */
    isWhole: () => link.state() !== 'away',
    /** One promise for each, in their order. */
    deliverAll,

    deliver: (telling: Telling): Promise<boolean> =>
      Promise.all(deliverAll([telling])).then(([told]) => told === true),
  };

  function deliverAll(tellings: readonly Telling[]): Promise<boolean>[] {
    const listeners = listenersOfRooms(tellings);
    // Whose turn comes later still learns of it.
    listeners.catch(() => undefined);
    return tellings.map((telling) => lanes.run(telling.topic, () => tell(telling, listeners)));
  }
}

/** The room that a telling is for. */
const roomOf = ({ topic }: Telling) => (topic.startsWith('room:') ? topic.slice(5) : undefined);
