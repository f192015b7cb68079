import { sql } from 'drizzle-orm';
import type { Server } from 'socket.io';
import type { Database } from '../db/database';
import { room } from '../db/tables/schema';
import { placesOf as audiencePlaces } from '../../features/announcement/audience';
import { readersOf, type Reader } from '../../features/chat/members/unread';
import { orderListenersOf } from '../../features/outlet/order-queue';
import { listenersOf } from '../../features/ticket/ticket-queue';
import type { Lanes } from '../concurrency/lanes';
import type { NodeLink } from '../cluster/node-link';

/** An event to publish and its topic; see the table `push_outbox`. */
export interface Telling {
  topic: string;
  event: string;
  body: Record<string, unknown>;
  /** The recipients of a room's event, if they are known already. */
  audience?: Audience;
}

/** The recipients of events in a room. */
interface Audience {
  guests: readonly Reader[];
  /** The property whose staff receive the event; `null` if no staff do. */
  house: string | null;
}

/** These events carry each recipient's own unread count. */
const WITH_UNREAD = new Set(['newPrivateGuestMessage', 'newExternalMessage', 'deleteMessage']);

/** These events are worthless a moment later, so a client that cannot receive them now never gets them. */
const VOLATILE = new Set(['chatAction']);

export type Delivery = ReturnType<typeof createDelivery>;

interface Around {
  epoch: string;
  lanes: Lanes;
  link: NodeLink;
  now: () => number;
}

/**
 * Publishes events to connected clients and reports whether all processes were reached. Events of one topic
 * are sent in turn, in the order in which they were stored.
 */
export function createDelivery(io: Server, db: Database, { epoch, lanes, link, now }: Around) {
  async function say(places: readonly string[], event: string, body: object): Promise<boolean> {
    // Socket.IO broadcasts to all sockets if the list of socket rooms is empty, so an empty list returns
    // early. Without other processes, an event for which no socket is connected is not even serialised.
    if (places.length === 0 || (link.state() === 'none' && !places.some(isHere))) return true;
    const all = (VOLATILE.has(event) ? io.volatile : io).to([...places]);
    if (link.state() !== 'away') return link.published(() => all.emit(event, { ...body, epoch }));
    all.local.emit(event, { ...body, epoch });
    return false;
  }

  const isHere = (place: string) => io.of('/').adapter.rooms.has(place);

  /** Loads the recipients of all rooms in one statement, so that many events take no longer than one. */
  async function audiencesOf(tellings: readonly Telling[]): Promise<Map<string, Audience>> {
    const roomIds = new Set(tellings.flatMap((telling) => (telling.audience ? [] : (roomOf(telling) ?? []))));
    if (roomIds.size === 0) return new Map();
    const { rows } = await db.execute<{
      roomId: string;
      house: string | null;
      guests: Audience['guests'] | null;
    }>(sql`
      select ${room.id} as "roomId", case when ${room.type} <> 'private_guest' then ${room.propertyId} end as house,
        ${readersOf(room)} as guests
      from ${room} where ${room.id} = any(${sql.param([...roomIds])}::uuid[])`);
    return new Map(rows.map(({ roomId, house, guests }) => [roomId, { house, guests: guests ?? [] }]));
  }

  async function toRoom({ guests, house }: Audience, { event, body }: Telling): Promise<boolean> {
    const said = WITH_UNREAD.has(event)
      ? byUnread(guests).map(({ places, ...left }) => say(places, event, { ...body, ...left }))
      : [say(guests.map(placeOf), event, body)];
    // Staff receive the events of all rooms of their property through one socket room.
    if (house !== null) said.push(say([`staff:${house}`], event, body));
    return (await Promise.all(said)).every(Boolean);
  }

  async function tell(telling: Telling, audiences: Promise<Map<string, Audience>>): Promise<boolean> {
    const { topic, event, body } = telling;
    const roomId = roomOf(telling);
    if (roomId === undefined) return say(await placesFor(topic), event, body);
    const audience = telling.audience ?? (await audiences).get(roomId);
    return audience === undefined || toRoom(audience, telling);
  }

  async function placesFor(topic: string): Promise<readonly string[]> {
    if (topic.startsWith('queue:')) return listenersOf(topic);
    if (topic.startsWith('orders:')) return orderListenersOf(topic);
    if (!topic.startsWith('announcement:')) return [topic];
    return audiencePlaces(db, topic.slice('announcement:'.length), now());
  }

  return {
    /** Whether other processes can be reached, if there are any. */
    isWhole: () => link.state() !== 'away',
    /** Returns one promise per event, in the same order. */
    deliverAll,

    deliver: (telling: Telling): Promise<boolean> =>
      Promise.all(deliverAll([telling])).then(([told]) => told === true),
  };

  function deliverAll(tellings: readonly Telling[]): Promise<boolean>[] {
    const audiences = audiencesOf(tellings);
    // This avoids an unhandled rejection; each event still awaits `audiences` in its turn and sees the error.
    audiences.catch(() => undefined);
    return tellings.map((telling) => lanes.run(telling.topic, () => tell(telling, audiences)));
  }
}

/** Returns the conversation room of an event, if it has one. */
const roomOf = ({ topic }: Telling) => (topic.startsWith('room:') ? topic.slice(5) : undefined);

const placeOf = ({ id }: { id: string }) => `user:${id}`;

/** Groups guests with equal unread counts, so that the event is serialised once per group. */
function byUnread(guests: Audience['guests']) {
  const all = new Map<string, { unread: number; unreadAt: number; places: string[] }>();
  for (const { id, unread, unreadAt } of guests) {
    const place = placeOf({ id });
    const same = all.get(`${unread} ${unreadAt}`);
    if (same) same.places.push(place);
    else all.set(`${unread} ${unreadAt}`, { unread, unreadAt, places: [place] });
  }
  return [...all.values()];
}
