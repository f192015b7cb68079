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

/** Something to be told, and to whom: see the table of what is still to be told. */
export interface Telling {
  topic: string;
  event: string;
  body: Record<string, unknown>;
  /** Of a room, where it is known already. */
  audience?: Audience;
}

/** Who hears of what happens in a room. */
interface Audience {
  guests: readonly Reader[];
  /** Of which all staff hear of it; null: of none. */
  house: string | null;
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
  async function say(places: readonly string[], event: string, body: object): Promise<boolean> {
    // To nobody would be to everybody; and what no socket is there for is not made ready for any.
    if (places.length === 0 || (link.state() === 'none' && !places.some(isHere))) return true;
    const all = (VOLATILE.has(event) ? io.volatile : io).to([...places]);
    if (link.state() !== 'away') return link.published(() => all.emit(event, { ...body, epoch }));
    all.local.emit(event, { ...body, epoch });
    return false;
  }

  const isHere = (place: string) => io.of('/').adapter.rooms.has(place);

  /** Of all the rooms at once; of several tellings it takes no longer than of one. */
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
    // Staff hear of all rooms of their house in one place.
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
    /** Whether others than this process can be told anything. */
    isWhole: () => link.state() !== 'away',
    /** One promise for each, in their order. */
    deliverAll,

    deliver: (telling: Telling): Promise<boolean> =>
      Promise.all(deliverAll([telling])).then(([told]) => told === true),
  };

  function deliverAll(tellings: readonly Telling[]): Promise<boolean>[] {
    const audiences = audiencesOf(tellings);
    // Whose turn comes later still learns of it.
    audiences.catch(() => undefined);
    return tellings.map((telling) => lanes.run(telling.topic, () => tell(telling, audiences)));
  }
}

/** The room that a telling is for. */
const roomOf = ({ topic }: Telling) => (topic.startsWith('room:') ? topic.slice(5) : undefined);

const placeOf = ({ id }: { id: string }) => `user:${id}`;

/** What is told to several in the same words is made ready once. */
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
