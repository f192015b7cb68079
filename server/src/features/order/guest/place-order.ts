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
import { notFound, RequestError } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import type { PropertySystem } from '../../stay/property-system';
import { assertKnownGuest, assertWithinOrderLimit } from '../policy/order-access';
import { toOrder } from '../record/order.mapper';
import { findOutlet, type OrderingOutlet } from '../policy/ordering-outlet';
import type { PublishOrder } from '../record/order-events';
import { makeQuote, type Quoted } from '../quote/make-quote';
import { loadQuoteInput } from '../quote/load-quote-input';
import { assertNoProblems, assertChargeApproved, assertConfirmed, type PlacedCart } from './check-quote';
import { fetchFolio, lockFolio, type FetchedFolio } from '../quote/room-charge';
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

/** A quote without problems, whose slot is therefore known. */
type AgreedQuote = Quoted & { slot: NonNullable<Quoted['slot']> };

/** More orders than this do not overtake one order, so that it does not wait without end. */
const MAX_SLOT_TRIES = 20;

const kitchenBusy = () =>
  new RequestError(409, 'slot_full', 'The kitchen is fully booked. Please try again later.');

interface PlacementState extends PlaceOrderInput {
  row: GuestRow;
  outlet: OrderingOutlet;
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
  const createQuote = async (
    tx: Connection,
    { scope, lang, body, outlet, row, folio, secret: key }: PlacementState,
  ) =>
    makeQuote(
      await loadQuoteInput(tx, { scope, lang, cart: body, outlet, guest: row, folio, now: now() }),
      key,
    );

  /** Returns a quote of the basket that can be ordered as the guest has agreed to it, or throws why not. */
  async function createAgreedQuote(tx: Connection, state: PlacementState): Promise<AgreedQuote> {
    const { body, row, secret: key } = state;
    const quoted = await createQuote(tx, state);
    assertNoProblems(quoted, { quoteToken: body.quoteToken, secret: key, now: now() });
    assertConfirmed(quoted, body, key);
    assertChargeApproved(quoted, body, { guestId: row.id, secret: key, now: now() });
    const { slot } = quoted;
    if (!slot) throw new Error('order without problems has no slot');
    return { ...quoted, slot };
  }

  /** Reserves the stock. If another order was faster, throws the problem that a new quote reports. */
  async function takeStock(tx: Connection, state: PlacementState, quoted: Quoted) {
    const stock = await reserveStock(tx, quoted.counted);
    if (stock !== 'gone') return stock;
    await createAgreedQuote(tx, state);
    // The missing stock came back a moment later; the guest can send the same order again.
    throw kitchenBusy();
  }

  /**
   * Reserves the slot of a quote. If another order was faster, an order as soon as possible takes the next
   * slot, and one for a certain time gets the problem that a new quote reports.
   */
  async function takeSlot(tx: Connection, state: PlacementState, first: AgreedQuote): Promise<AgreedQuote> {
    const { outlet, scope } = state;
    if (!hasSlotCapacity(outlet.policy)) return first;
    let quoted = first;
    for (let tries = 0; tries < MAX_SLOT_TRIES; tries += 1) {
      const slotReservation = {
        propertyId: scope.property.id,
        outletId: outlet.row.id,
        startsAt: new Date(quoted.slot.startsAt),
        amount: quoted.ordered,
      };
      if (await reserveSlot(tx, slotReservation, outlet.policy)) return quoted;
      quoted = await createAgreedQuote(tx, state);
    }
    throw kitchenBusy();
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
    const first = await createAgreedQuote(tx, state);
    const at = now();
    const cartHash = cartHashOf(outlet, body, first);
    await assertWithinOrderLimit(tx, { guestId: row.id, cartHash, isAgain: body.isAgain === true, now: at });
    // The slot comes first: a quote made after the stock was taken would count it as sold to somebody else.
    const quoted = await takeSlot(tx, state, first);
    const stock = await takeStock(tx, state, quoted);
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
      slotAt: quoted.slot.startsAt,
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

  async function loadFolio({ guestId, scope }: PlaceOrderInput): Promise<FetchedFolio | 'away' | null> {
    const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
    return fetchFolio({ propertySystem, log, now }, row ?? null, scope.property);
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
