import { asc, eq } from 'drizzle-orm';
import type { OrderStatus } from '@guest/shared/contracts/menu/order-status';
import { guestOrder, orderHistory, room, roomEvent } from '../../../platform/db/tables/schema';
import { createLog } from '../../../platform/log/logging';
import { createPushOutbox } from '../../../platform/outbox/push-outbox';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';
import { createCards } from '../../chat/messages/card.repository';
import { createMessageRepository } from '../../chat/messages/message.repository';
import { PostingRefused, type PropertySystem } from '../../stay/property-system';
import { createOrderTimeouts } from '../jobs/order-timeouts.job';
import { createOrderDeps } from '../guest/order-deps';
import { createPostCharges } from '../jobs/post-charges.job';
import { newKitchen } from './order-client';
import { placedOrder } from './order-builder';

/** An amount that the fake hotel system refuses to post. */
export const REFUSED_AMOUNT = 666;

/**
 * Starts a property with staff and guests over real sockets, a controllable clock and a second process that
 * runs the order jobs.
 */
export async function orderTestSetup() {
  const clock = { now: NOON };
  const posted = new Map<string, number>();
  /** A fake hotel system that refuses to post one amount. */
  const propertySystem: PropertySystem = {
    capabilities: { bill: false, checkOut: 'none', posting: 'key', creditIncludesPostings: false },
    bill: async () => undefined,
    checkOut: async () => {},
    findCheckOut: async () => 'cannot_say',
    reservations: async () => [],
    folio: async () => ({ isOpen: true, noPost: false, creditLimit: null }),
    async post(_property, { reference, amount }) {
      if (amount === REFUSED_AMOUNT) throw new PostingRefused('folio is closed');
      posted.set(reference, (posted.get(reference) ?? 0) + 1);
      return `F-${reference}`;
    },
    reverse: async () => {},
    findPosting: async () => 'cannot_say',
  };
  const sockets = await testSockets({
    now: () => clock.now,
    // They would take charges and orders from the jobs that the tests run.
    runsJobs: false,
    demo: { propertySystem, sampleStays: async () => [] },
  });
  const { db, send } = sockets;
  const kitchen = await newKitchen(db);
  const { outletId } = kitchen;
  const [guest, other, supervisor, waiter] = [
    await sockets.guest(),
    await sockets.guest(),
    await sockets.staff('supervisor'),
    await sockets.staff('outlet'),
  ];
  const log = createLog('silent');
  /** A second process of the same property that publishes nothing itself. */
  const outbox = createPushOutbox(
    db,
    { deliverAll: (all) => all.map(async () => false), isWhole: () => true },
    log,
  );
  const now = () => clock.now;
  const messages = createMessageRepository({ outbox, now });
  const cards = createCards({ messages, outbox, now });
  const deps = createOrderDeps({ db, outbox, messages, cards, propertySystem, log, now });
  const runTimeouts = createOrderTimeouts(deps);
  const postCharges = createPostCharges(deps);

  const addOrder = (facts: Partial<typeof guestOrder.$inferInsert> = {}, { guestId } = guest) =>
    placedOrder(db, { guestId, outletId }, { createdAt: new Date(clock.now), ...facts });
  const rowOf = async (id: string) => {
    const [row] = await db.select().from(guestOrder).where(eq(guestOrder.id, id));
    if (!row) throw new Error('order not found');
    return row;
  };
  const historyOf = async (id: string) =>
    (
      await db.select().from(orderHistory).where(eq(orderHistory.orderId, id)).orderBy(asc(orderHistory.id))
    ).map(({ status, by }) => `${status} by ${by}`);
  const step = (orderUuid: string, status: OrderStatus, more: object = {}) =>
    waiter.request('changeOrderStatus', { orderUuid, status, ...more });
  const cancel = async (id: string, of = guest) => {
    const headers = await sockets.signIn(of.guestId);
    return send('DELETE', `/web/property/casa-miramar/orders/${id}`, { headers });
  };

  async function eventsOf(chatUuid: string) {
    return db
      .select({ body: roomEvent.body })
      .from(roomEvent)
      .innerJoin(room, eq(room.id, roomEvent.roomId))
      .where(eq(room.pairKey, `external:${chatUuid}`));
  }

  return {
    clock,
    posted,
    sockets,
    db,
    send,
    kitchen,
    guest,
    other,
    supervisor,
    waiter,
    runTimeouts,
    postCharges,
    deps,
    /** Runs the job of another process with this hotel system. */
    postChargesTo: (system: Partial<PropertySystem>) =>
      createPostCharges({ ...deps, propertySystem: { ...propertySystem, ...system } })(),
    addOrder,
    rowOf,
    historyOf,
    step,
    cancel,
    eventsOf,
    chatOf: async (chatUuid: string) => (await eventsOf(chatUuid)).map(({ body }) => body?.text ?? ''),
    inMinutes: (minutes: number) => new Date(clock.now + minutes * 60_000).toISOString(),
  };
}
