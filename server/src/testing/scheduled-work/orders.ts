import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { guest, guestOrder, orderHistory, room, roomEvent, userEvent } from '../../platform/db/tables/schema';
import { newKitchen } from '../../features/order/testing/order-client';
import { placedOrder } from '../../features/order/testing/order-builder';
import { knownGuest } from '../guests';
import type { DueWork } from './due-work';

const MINUTE_MS = 60_000;
const CHARGED = { paymentMethod: 'room_charge', reservationNumber: 'CM-48213', status: 'accepted' } as const;

/** Inserts orders that wait for an answer or a confirmation of delivery, and one to be charged. */
export async function dueOrders(db: Database, now: number): Promise<DueWork[]> {
  const { outletId } = await newKitchen(db);
  const minutesAgo = (minutes: number) => new Date(now - minutes * MINUTE_MS);
  const order = async (facts: Parameters<typeof placedOrder>[2]) => {
    const { id: guestId } = await knownGuest(db, now, { room: '204' });
    return placedOrder(db, { guestId, outletId }, { createdAt: new Date(now), ...facts });
  };
  const unchanged = { messages: 0, card: 1, pushes: [2], version: 2 };
  const [unanswered, expired, delivered, charged] = [
    await order({ answerDueFrom: minutesAgo(6) }),
    await order({ answerDueFrom: minutesAgo(16) }),
    await order({ status: 'delivering', statusAt: minutesAgo(91) }),
    await order({ ...CHARGED, paymentStatus: 'authorised' }),
  ];
  const due = (name: string, { id }: { id: string }, expected: object): DueWork => ({
    name,
    state: () => factsOf(db, id),
    expected: { ...unchanged, history: ['placed by guest'], escalation: 0, payment: 'none', ...expected },
  });
  return [
    due('an order that nobody answers', unanswered, { status: 'placed', escalation: 1 }),
    due('an order that nobody has answered', expired, {
      status: 'lapsed',
      messages: 1,
      history: ['placed by guest', 'lapsed by system'],
    }),
    due('an order of which nobody said that it came', delivered, {
      status: 'delivered',
      messages: 1,
      history: ['placed by guest', 'delivered by system'],
    }),
    due('an order to be put on the bill', charged, { status: 'accepted', payment: 'posted' }),
  ];
}

async function factsOf(db: Database, id: string) {
  const [row] = await db
    .select({ order: guestOrder, chatUuid: guest.chatUuid })
    .from(guestOrder)
    .innerJoin(guest, eq(guest.id, guestOrder.guestId))
    .where(eq(guestOrder.id, id));
  const history = await db
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(asc(orderHistory.id));
  const pushes = await db
    .select({ version: sql<number>`(${userEvent.body} -> 'order' ->> 'version')::int` })
    .from(userEvent)
    .where(and(eq(userEvent.userId, row?.chatUuid ?? ''), eq(userEvent.event, 'orderUpdated')))
    .orderBy(asc(userEvent.seq));
  const messages = await db
    .select({ card: roomEvent.clientId })
    .from(roomEvent)
    .innerJoin(room, eq(room.id, roomEvent.roomId))
    .where(eq(room.pairKey, `external:${row?.chatUuid}`));
  return {
    status: row?.order.status,
    escalation: row?.order.escalation,
    payment: row?.order.paymentStatus,
    version: row?.order.version,
    history: history.map(({ status, by }) => `${status} by ${by}`),
    pushes: pushes.map(({ version }) => version),
    card: messages.filter(({ card }) => card === id).length,
    messages: messages.filter(({ card }) => card === null).length,
  };
}
