import { normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Order } from '@guest/shared/contracts/order/order.contract';
import { lineKey } from '@guest/shared/contracts/order/line-key';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import type { Connection, Database } from '../../../platform/db/database';
import { pipelined } from '../../../platform/db/pipelined';
import { guest } from '../../../platform/db/tables/schema';
import type { ClaimedTransaction, CompleteReply } from '../../../platform/http/idempotency';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { RequestError } from '../../../platform/errors/request-error';
import type { PropertySystem } from '../../stay/property-system';
import { assertKnownGuest, assertWithinOrderLimit } from '../policy/order-access';
import { toOrder } from '../record/order.mapper';
import type { OrderingOutlet } from '../policy/ordering-outlet';
import type { PublishOrder } from '../record/order-events';
import { makeQuote, type Quoted } from '../quote/make-quote';
import { loadQuoteFacts, loadQuoteInput, toQuoteInput } from '../quote/load-quote-input';
import type { QuoteInput } from '../quote/quote-input';
import { assertNoProblems, assertChargeApproved, assertConfirmed, type PlacedCart } from './check-quote';
import { loadPlacement, type Placement, type PlaceOrderInput } from './load-placement';
import { fetchFolio, loadRoomCharge, lockFolio, type FetchedFolio } from '../quote/room-charge';
import { hasSlotCapacity } from '../record/stock-and-slot';
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

/** A quote without problems, whose slot is therefore known. */
type AgreedQuote = Quoted & { slot: NonNullable<Quoted['slot']> };

/** After this many lost races for a slot the order fails, so that it does not retry without end. */
const MAX_SLOT_TRIES = 20;

const kitchenBusy = () =>
  new RequestError(409, 'slot_full', 'The kitchen is fully booked. Please try again later.');

interface PlacementState extends Placement {
  folio: FetchedFolio | 'away' | null;
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
  const quoteQueryOf = ({ scope, lang, body, outlet, row, folio }: PlacementState) => ({
    scope,
    lang,
    cart: body,
    outlet,
    guest: row,
    folio,
    now: now(),
  });

  /** Returns a quote of the basket, or throws if it cannot be ordered in the way the guest has agreed to. */
  function createAgreedQuote(state: PlacementState, input: QuoteInput): AgreedQuote {
    const { body, row, secret: key } = state;
    const quoted = makeQuote(input, key);
    assertNoProblems(quoted, { quoteToken: body.quoteToken, secret: key, now: now() });
    assertConfirmed(quoted, body, key);
    assertChargeApproved(quoted, body, { guestId: row.id, secret: key, now: now() });
    const { slot } = quoted;
    if (!slot) throw new Error('order without problems has no slot');
    return { ...quoted, slot };
  }

  /**
   * Stores an order with its slot and stock. If another order has taken the slot first, an order “as soon as
   * possible” tries the next slot. An order for a fixed time, or for stock that is gone, throws the problem that a
   * new quote reports.
   */
  async function store(
    tx: Connection,
    state: PlacementState,
    { first, cartHash, at }: { first: AgreedQuote; cartHash: string; at: number },
  ) {
    const { body, scope, row, outlet } = state;
    let quoted = first;
    for (let tries = 0; tries < MAX_SLOT_TRIES; tries += 1) {
      const inserted = await insertOrder(tx, {
        outlet,
        property: scope.property,
        row,
        cartHash,
        at,
        ...toOrderColumns(body, quoted),
        lines: quoted.lines,
        totals: quoted.amounts.totals,
        place: quoted.amounts.place ?? '',
        slotAt: quoted.slot.startsAt,
        counted: quoted.counted,
        answerDueFrom: answerDueFrom(state, at),
        slotAmount: hasSlotCapacity(outlet.policy) ? quoted.ordered : null,
      });
      if (typeof inserted === 'object') return inserted;
      quoted = createAgreedQuote(state, await loadQuoteInput(tx, quoteQueryOf(state)));
      // The missing stock came back a moment later; the guest can send the same order again.
      if (inserted === 'stock_gone') throw kitchenBusy();
    }
    throw kitchenBusy();
  }

  async function place(
    tx: Connection,
    state: PlacementState,
    completeReply: CompleteReply<Order>,
  ): Promise<{ order: Order; outboxRows: OutboxRow[] }> {
    const { body, scope, row, outlet, facts, latest } = state;
    const { property } = scope;
    assertKnownGuest(row, property, now());
    const reservation = body.paymentMethod === 'room_charge' ? row.reservationNumber : null;
    if (reservation !== null) await lockFolio(tx, property.id, reservation);
    const at = now();
    const cart = { at: outlet.row, guestId: row.id, cart: body, now: at };
    const [roomCharge, current] = await pipelined(
      loadRoomCharge(tx, row, state.folio, { property, now: at }),
      // Menus may have changed while the order waited for others of its reservation.
      reservation === null ? facts : loadQuoteFacts(tx, cart),
    );
    const first = createAgreedQuote(state, toQuoteInput(quoteQueryOf(state), current, roomCharge));
    const cartHash = cartHashOf(outlet, body, first);
    assertWithinOrderLimit(latest, { cartHash, isAgain: body.isAgain === true, now: at });
    const { row: inserted, emptied, room } = await store(tx, state, { first, cartHash, at });
    const menuRows = await publishMenus(tx, outbox, { itemIds: emptied, propertyId: property.id, now: at });
    const order = toOrder(inserted, scope, at);
    const finish = () => completeReply(tx, order);
    const orderRows = await publishOrder(tx, { row: inserted, property, isNew: true, room, finish });
    return { order, outboxRows: [...menuRows, ...orderRows] };
  }

  async function loadFolio({ guestId, scope }: PlaceOrderInput): Promise<FetchedFolio | 'away' | null> {
    const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
    return fetchFolio({ propertySystem, log, now }, row ?? null, scope.property);
  }

  return async (input: PlaceOrderInput, transaction: ClaimedTransaction<Order>): Promise<Order> => {
    const key = await secret();
    const folio = input.body.paymentMethod === 'room_charge' ? await loadFolio(input) : null;
    const { order, outboxRows } = await transaction(async (tx, { claimed, complete }) => {
      const [, placement] = await pipelined(claimed, loadPlacement(tx, input, now()));
      return place(tx, { ...placement, folio, secret: key }, complete);
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
