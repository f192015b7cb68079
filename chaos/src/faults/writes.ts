import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { cartOf, newKitchen } from '../../../server/src/features/order/testing/order-client';
import {
  guestOrder,
  property,
  pushOutbox,
  room,
  roomEvent,
  roomMember,
  tableBooking,
} from '../../../server/src/platform/db/tables/schema';
import { someOutlet } from '../../../server/src/testing/diners';
import { openGuestSocket } from '../world/guest-socket';
import { createRetryingClient } from '../world/retrying-client';
import { newPerson } from '../world/new-person';
import type { TestHotel } from '../world/test-hotel';

/** A write that a guest repeats with the same key until it is answered. */
export interface KeyedWrite {
  mark: string;
  isTransaction: boolean;
  isAnswer: (text: string) => boolean;
  /** Sends it until it is answered, and returns the id in the answer. */
  send: () => Promise<string>;
  /** The ids of what is stored for it. */
  stored: () => Promise<string[]>;
  close: () => void;
}

interface FaultTarget {
  hotel: TestHotel;
  /** The address under which guests reach the server. */
  url: string;
  onError: (error: string) => void;
}

const ANSWERED_WITHIN_MS = 120_000;
const IN_DAYS_MS = 3 * 86_400_000;

export type WriteName = 'first message' | 'message to a group' | 'order' | 'table';

/** Prepares each kind of write up to the moment before it is sent. */
export const writes: Record<WriteName, (place: FaultTarget) => Promise<KeyedWrite>> = {
  'first message': (place) => newMessage(place, []),

  async 'message to a group'(place) {
    const { hotel, url } = place;
    const [ada, bob] = [await newPerson(hotel), await newPerson(hotel)];
    const [hotelRow] = await hotel.db.select().from(property).where(eq(property.slug, 'casa-miramar'));
    const facts = {
      propertyId: String(hotelRow?.id),
      type: 'external' as const,
      requestState: 'none' as const,
    };
    const [group] = await hotel.db.insert(room).values(facts).returning();
    const roomId = String(group?.id);
    const members = [ada, bob].map(({ chatUuid }) => ({
      roomId,
      memberId: chatUuid,
      kind: 'guest' as const,
    }));
    await hotel.db.insert(roomMember).values(members);
    const listener = openGuestSocket(url, bob.token);
    await listener.connected();
    return newMessage(place, [listener], { roomId, author: ada });
  },

  async order({ hotel, url, onError }) {
    const kitchen = await newKitchen(hotel.db);
    const guest = await newPerson(hotel);
    const line = lineOf(url, guest.headers);
    const path = `/outlets/${kitchen.slug}/orders`;
    const quote = await line.call('POST', `${path}/quote`, cartOf(kitchen.items));
    const body = {
      ...cartOf(kitchen.items),
      quoteToken: quote.data.quoteToken,
      paymentMethod: 'pay_on_delivery',
    };
    return httpWrite({ path, body, line, onError }, async () => {
      const rows = await hotel.db.select().from(guestOrder).where(eq(guestOrder.guestId, guest.id));
      return rows.map(({ id }) => id);
    });
  },

  async table({ hotel, url, onError }) {
    const { slug } = await someOutlet(hotel, { tables: [2] });
    const guest = await newPerson(hotel);
    const line = lineOf(url, guest.headers);
    const day = new Date(Date.now() + IN_DAYS_MS).toISOString().slice(0, 10);
    const held = await line.call('POST', `/outlets/${slug}/holds`, {
      localDateTime: `${day}T19:00`,
      partySize: 2,
    });
    const body = { holdUuid: held.data.holdUuid };
    return httpWrite({ path: `/outlets/${slug}/bookings`, body, line, onError }, async () => {
      const rows = await hotel.db.select().from(tableBooking).where(eq(tableBooking.guestId, guest.id));
      return rows.filter(({ status }) => status === 'confirmed').map(({ id }) => id);
    });
  },
};

const lineOf = (url: string, headers: Record<string, string>) =>
  createRetryingClient({
    propertyUrl: `${url}/web/property/casa-miramar`,
    headers,
    onReply: () => {},
    cutChance: 0,
  });

function httpWrite(
  {
    path,
    body,
    line,
    onError,
  }: { path: string; body: object; line: ReturnType<typeof lineOf>; onError: FaultTarget['onError'] },
  stored: KeyedWrite['stored'],
): KeyedWrite {
  const key = randomUUID();
  return {
    mark: key,
    isTransaction: true,
    isAnswer: (text) => text.startsWith('HTTP/1.1 201'),
    stored,
    async send() {
      const { status, data } = await line.call('POST', path, body, key);
      if (status !== 201) onError(`POST ${path}: ${status} ${JSON.stringify(data)}`);
      line.errors.splice(0).forEach(onError);
      return String(data.uuid);
    },
    close: () => {},
  };
}

type Person = Awaited<ReturnType<typeof newPerson>>;

async function newMessage(
  { hotel, url, onError }: FaultTarget,
  listeners: ReturnType<typeof openGuestSocket>[],
  to?: { roomId: string; author: Person },
): Promise<KeyedWrite> {
  const { db } = hotel;
  const author = to?.author ?? (await newPerson(hotel));
  const socket = openGuestSocket(url, author.token);
  await socket.connected();
  const key = randomUUID();
  const message = { key, text: 'May I have two towels?', ...(to && { roomId: to.roomId }) };

  return {
    mark: key,
    isTransaction: !to,
    isAnswer: (text) => /43\d+\[\{"status":200/.test(text) && text.includes(key),
    async send() {
      const until = Date.now() + ANSWERED_WITHIN_MS;
      for (;;) {
        try {
          return (await socket.request('newExternalMessage', message)).messageId;
        } catch (error) {
          // The guest sends the same message again if there is no answer or if the server is busy.
          if (!/timed out|disconnected| 503 /.test(String(error))) onError(String(error));
          if (Date.now() > until) throw error;
          await pause(100);
        }
      }
    },
    async stored() {
      const rows = await db.select().from(roomEvent).where(eq(roomEvent.clientId, key));
      // The next process delivers the pushes that were stored with messages and then deletes them.
      const until = Date.now() + ANSWERED_WITHIN_MS;
      while ((await db.$count(pushOutbox)) > 0) {
        if (Date.now() > until) throw new Error('a push was not delivered');
        await pause(100);
      }
      const [listener] = listeners;
      if (!to || !listener) return rows.map(({ id }) => id);
      // An id that another member has received counts as well. A member whose connection was lost gets it from the room
      // instead of a push.
      const { messages } = await listener.request('loadMoreMessages', { roomId: to.roomId, limit: 100 });
      const told = [...listener.pushes('newExternalMessage'), ...messages];
      const ids = told.filter((one) => one.key === key).map(({ messageId }) => messageId);
      return [...new Set([...ids, ...rows.map(({ id }) => id)])];
    },
    close: () => [socket, ...listeners].forEach((one) => one.close()),
  };
}
