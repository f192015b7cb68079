import { normalizeText } from '@guest/shared/contracts/guest/guest-text';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Order } from '@guest/shared/contracts/order/order.contract';
import { lineKey } from '@guest/shared/contracts/order/line-key';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import type { Connection, Database } from '../../../platform/db/database';
import { guest } from '../../../platform/db/tables/schema';
import type { CompleteReply } from '../../../platform/http/idempotency';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { notFound } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import type { Folio, PropertySystem } from '../../stay/property-system';
import { assertKnownGuest, assertWithinOrderLimit } from '../policy/order-access';
import { toOrder } from '../record/order.mapper';
import { findOutlet, type OrderingOutlet } from '../policy/ordering-outlet';
import type { PublishOrder } from '../record/order-events';
import { makeQuote, type Quoted } from '../quote/make-quote';
import { loadQuoteInput } from '../quote/load-quote-input';
import { assertNoProblems, assertChargeApproved, assertConfirmed, type PlacedCart } from './check-quote';
import { fetchFolio, lockFolio } from '../quote/room-charge';
import { hasSlotCapacity, reserveSlot, reserveStock } from '../record/stock-and-slot';
import { publishMenus } from '../menu/menu-events';
import { insertOrder, type NewOrder } from '../record/insert-order';

interface PlaceOrderDeps {
  db: Database;
  outbox: PushOutbox;
  publishOrder: PublishOrder;
  propertySystem: PropertySystem;
  secret: () => Promise<string>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

interface PlaceOrderInput {
  guestId: string;
  slug: string;
  body: PlacedCart;
  scope: PropertyScope;
  /** The language of the app's own texts. */
  lang: Lang;
}

interface PlacementState extends PlaceOrderInput {
  row: GuestRow;
  outlet: OrderingOutlet;
  folio: Folio | 'away' | null;
  secret: string;
}

/** Places an order in one transaction, which checks all prices, stock and slots again. */
export function createPlaceOrder({
  db,
  outbox,
  publishOrder,
  propertySystem,
  secret,
  log,
  now,
}: PlaceOrderDeps) {
  const createQuote = async (
    tx: Connection,
    { scope, lang, body, outlet, row, folio, secret: key }: PlacementState,
  ) =>
    makeQuote(
      await loadQuoteInput(tx, { scope, lang, cart: body, outlet, guest: row, folio, now: now() }),
      key,
    );

  /**
   * Reserves the stock and the slot. If another order was faster, throws the problem that a new quote
   * reports.
   */
  async function reserve(tx: Connection, state: PlacementState, quoted: Quoted) {
    const { outlet, scope, body } = state;
    const throwCurrentProblems = async () => {
      assertNoProblems(await createQuote(tx, state), { ...body, secret: state.secret, now: now() });
      throw new Error('stock or slot could not be reserved, but a new quote reports no problem');
    };
    const stock = await reserveStock(tx, quoted.counted);
    if (stock === 'gone') return throwCurrentProblems();
    const { slot } = quoted;
    if (!slot) throw new Error('order without problems has no slot');
    if (!hasSlotCapacity(outlet.policy)) return { stock, slot };
    const { id: propertyId } = scope.property;
    const slotReservation = {
      propertyId,
      outletId: outlet.row.id,
      startsAt: new Date(slot.startsAt),
      amount: quoted.ordered,
    };
    return (await reserveSlot(tx, slotReservation, outlet.policy)) ? { stock, slot } : throwCurrentProblems();
  }

  async function place(
    tx: Connection,
    state: PlacementState,
  ): Promise<{ order: Order; outboxRows: OutboxRow[] }> {
    const { body, scope, row, outlet } = state;
    const { property } = scope;
    assertKnownGuest(row, property, now());
    if (body.paymentMethod === 'room_charge' && row.reservationNumber !== null) {
      await lockFolio(tx, property.id, row.reservationNumber);
    }
    const quoted = await createQuote(tx, state);
    const at = now();
    assertNoProblems(quoted, { quoteToken: body.quoteToken, secret: state.secret, now: at });
    assertConfirmed(quoted, body, state.secret);
    assertChargeApproved(quoted, body, { guestId: row.id, secret: state.secret, now: at });
    const cartHash = cartHashOf(outlet, body, quoted);
    await assertWithinOrderLimit(tx, { guestId: row.id, cartHash, isAgain: body.isAgain === true, now: at });
    const { stock, slot } = await reserve(tx, state, quoted);
    const inserted = await insertOrder(tx, {
      outlet,
      property,
      row,
      cartHash,
      at,
      ...toOrderColumns(body, quoted),
      lines: quoted.lines,
      totals: quoted.amounts.totals,
      place: quoted.amounts.place ?? '',
      slotAt: slot.startsAt,
      stockTaken: stock.taken,
      answerDueFrom: answerDueFrom(state, at),
      slotAmount: hasSlotCapacity(outlet.policy) ? quoted.ordered : null,
    });
    const outboxRows = [
      ...(await publishMenus(tx, outbox, { itemIds: stock.emptied, propertyId: property.id, now: at })),
      ...(await publishOrder(tx, { row: inserted, property })),
    ];
    return { order: toOrder(inserted, scope, at), outboxRows };
  }

  async function loadFolio({ guestId, scope }: PlaceOrderInput): Promise<Folio | 'away' | null> {
    const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
    return fetchFolio({ propertySystem, log }, row ?? null, scope.property);
  }

  return async (input: PlaceOrderInput, completeReply: CompleteReply<Order>): Promise<Order> => {
    const key = await secret();
    const { property } = input.scope;
    const folio = input.body.paymentMethod === 'room_charge' ? await loadFolio(input) : null;
    const { order, outboxRows } = await db.transaction(async (tx) => {
      // The lock makes parallel orders of one guest run in turn, so that each sees the others. `no key
      // update` does not block writes that only reference the guest, such as a table offer.
      const [row] = await tx.select().from(guest).where(eq(guest.id, input.guestId)).for('no key update');
      const outlet = await findOutlet(tx, property.id, { slug: input.slug });
      if (!row || !outlet) throw notFound();
      const placed = await place(tx, { ...input, row, outlet, folio, secret: key });
      await completeReply(tx, placed.order);
      return placed;
    });
    await outbox.publish(...outboxRows);
    return order;
  };
}

/** Maps the guest's choices to the columns of the order. */
const toOrderColumns = (body: PlacedCart, { allergies, confirms, roomCharge }: Quoted) =>
  ({
    mode: body.mode,
    requestedFor: body.requestedFor,
    paymentMethod: body.paymentMethod,
    reservationNumber:
      body.paymentMethod === 'room_charge' && roomCharge.isAllowed ? roomCharge.reservationNumber : null,
    note: normalizeText(body.note ?? '') || null,
    allergyNote: normalizeText(body.allergyNote ?? '') || null,
    allergies,
    allergyConflicts: confirms.allergies,
    minAge: confirms.minAge,
    cutlery: body.cutlery ?? true,
  }) satisfies Partial<NewOrder>;

/** The time to answer starts when the kitchen opens. */
function answerDueFrom({ outlet, scope: { hours, property } }: PlacementState, at: number): number {
  const { status, until } = serviceStatus(hours(outlet.row.openingHours), at, property.timeZone);
  return status === 'open' || status === 'closing_soon' ? at : (until ?? at);
}

/** Hashes the content of an order. The order of its lines does not matter. */
function cartHashOf(
  { row }: OrderingOutlet,
  { lines, mode, requestedFor }: PlacedCart,
  { amounts }: Quoted,
): string {
  const ordered = lines.map((line) => `${lineKey(line)}#${line.quantity}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([row.id, mode, amounts.place, requestedFor, ordered]))
    .digest('hex');
}
