import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { guest, guestOrder, orderHistory, room, roomEvent, userEvent } from '../../platform/db/tables/schema';
import { newKitchen } from '../../features/order/testing/ordering';
import { placedOrder } from '../../features/order/testing/placed-orders';
import { knownGuest } from '../guests';
import type { Due } from './due';

const MINUTE_MS = 60_000;
const CHARGED = { paymentMethod: 'room_charge', reservationNumber: 'CM-48213', status: 'accepted' } as const;

/** Inserts orders that wait for an answer or a confirmation of delivery, and one to be charged. */
export async function dueOrders(db: Database, now: number): Promise<Due[]> {
  const { outletId } = await newKitchen(db);
  const ago = (minutes: number) => new Date(now - minutes * MINUTE_MS);
  const order = async (facts: Parameters<typeof placedOrder>[2]) => {
    const { id: guestId } = await knownGuest(db, now, { room: '204' });
    return placedOrder(db, { guestId, outletId }, { createdAt: new Date(now), ...facts });
  };
  const nobody = { said: 0, card: 1, pushes: [2], version: 2 };
  const [unanswered, given, delivered, charged] = [
    await order({ answerDueFrom: ago(6) }),
    await order({ answerDueFrom: ago(16) }),
    await order({ status: 'delivering', statusAt: ago(91) }),
    await order({ ...CHARGED, paymentStatus: 'authorised' }),
  ];
  const due = (what: string, { id }: { id: string }, done: object): Due => ({
    what,
    stands: () => factsOf(db, id),
    done: { ...nobody, history: ['placed by guest'], escalation: 0, payment: 'none', ...done },
  });
  return [
    due('an order that nobody answers', unanswered, { status: 'placed', escalation: 1 }),
    due('an order that nobody has answered', given, {
      status: 'lapsed',
      said: 1,
      history: ['placed by guest', 'lapsed by system'],
    }),
    due('an order of which nobody said that it came', delivered, {
      status: 'delivered',
      said: 1,
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
  const said = await db
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
    card: said.filter(({ card }) => card === id).length,
    said: said.filter(({ card }) => card === null).length,
  };
}
