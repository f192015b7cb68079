import { linesOf } from '@guest/shared/contracts/guest/guest-text';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Order } from '@guest/shared/contracts/order/order.contract';
import { lineKey } from '@guest/shared/contracts/order/line-key';
import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import type { Connection, Database } from '../../../platform/db/database';
import { guest } from '../../../platform/db/tables/schema';
import type { Finish } from '../../../platform/http/once';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { notFound } from '../../../platform/errors/refusal';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import type { Folio, PropertySystem } from '../../stay/property-system';
import { refuseStranger, refuseTooMuch } from '../policy/may-order';
import { orderOf } from '../record/order-reply';
import { findOutlet, type OrderingOutlet } from '../policy/ordering-outlet';
import type { OrderTelling } from '../record/order-telling';
import { makeQuote, type Quoted } from '../quote/make-quote';
import { readFacts } from '../quote/read-facts';
import { refuseProblems, refuseUnapproved, refuseUnconfirmed, type PlacedCart } from './refuse-quote';
import { askFolio, inTurnFor } from '../quote/room-charge';
import { countsSlots, takeSlot, takeStock } from '../record/stock-and-slot';
import { tellMenus } from '../menu/tell-menu';
import { writeOrder, type NewOrder } from '../record/write-order';

interface Parts {
  db: Database;
  outbox: PushOutbox;
  tellOrder: OrderTelling;
  propertySystem: PropertySystem;
  secret: () => Promise<string>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

interface Placing {
  guestId: string;
  slug: string;
  body: PlacedCart;
  scope: PropertyScope;
  /** The language of the app's own texts. */
  lang: Lang;
}

interface Standing extends Placing {
  row: GuestRow;
  outlet: OrderingOutlet;
  folio: Folio | 'away' | null;
  secret: string;
}

/** Places an order in one transaction, which checks all prices, stock and slots again. */
export function createPlacing({ db, outbox, tellOrder, propertySystem, secret, log, now }: Parts) {
  const quoteNow = async (tx: Connection, { scope, lang, body, outlet, row, folio, secret: key }: Standing) =>
    makeQuote(await readFacts(tx, { scope, lang, cart: body, outlet, guest: row, folio, now: now() }), key);

  /**
   * Reserves the stock and the slot. If another order was faster, throws the problem that a new quote
   * reports.
   */
  async function take(tx: Connection, standing: Standing, quoted: Quoted) {
    const { outlet, scope, body } = standing;
    const overtaken = async () => {
      refuseProblems(await quoteNow(tx, standing), { ...body, secret: standing.secret, now: now() });
      throw new Error('stock or slot could not be reserved, but a new quote reports no problem');
    };
    const stock = await takeStock(tx, quoted.counted);
    if (stock === 'gone') return overtaken();
    const { slot } = quoted;
    if (!slot) throw new Error('order without problems has no slot');
    if (!countsSlots(outlet.policy)) return { stock, slot };
    const { id: propertyId } = scope.property;
    const of = {
      propertyId,
      outletId: outlet.row.id,
      startsAt: new Date(slot.startsAt),
      amount: quoted.ordered,
    };
    return (await takeSlot(tx, of, outlet.policy)) ? { stock, slot } : overtaken();
  }

  async function place(tx: Connection, standing: Standing): Promise<{ order: Order; tellings: OutboxRow[] }> {
    const { body, scope, row, outlet } = standing;
    const { property } = scope;
    refuseStranger(row, property, now());
    if (body.paymentMethod === 'room_charge' && row.reservationNumber !== null) {
      await inTurnFor(tx, property.id, row.reservationNumber);
    }
    const quoted = await quoteNow(tx, standing);
    const at = now();
    refuseProblems(quoted, { quoteToken: body.quoteToken, secret: standing.secret, now: at });
    refuseUnconfirmed(quoted, body, standing.secret);
    refuseUnapproved(quoted, body, { guestId: row.id, secret: standing.secret, now: at });
    const cartHash = hashOf(outlet, body, quoted);
    await refuseTooMuch(tx, { guestId: row.id, cartHash, isAgain: body.isAgain === true, now: at });
    const { stock, slot } = await take(tx, standing, quoted);
    const written = await writeOrder(tx, {
      outlet,
      property,
      row,
      cartHash,
      at,
      ...wishesOf(body, quoted),
      lines: quoted.lines,
      totals: quoted.told.totals,
      place: quoted.told.place ?? '',
      slotAt: slot.startsAt,
      stockTaken: stock.taken,
      answerDueFrom: answerDueFrom(standing, at),
      slotAmount: countsSlots(outlet.policy) ? quoted.ordered : null,
    });
    const tellings = [
      ...(await tellMenus(tx, outbox, { itemIds: stock.emptied, propertyId: property.id, now: at })),
      ...(await tellOrder(tx, { row: written, property })),
    ];
    return { order: orderOf(written, scope, at), tellings };
  }

  async function folioOf({ guestId, scope }: Placing): Promise<Folio | 'away' | null> {
    const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
    return askFolio({ propertySystem, log }, row ?? null, scope.property);
  }

  return async (placing: Placing, finish: Finish<Order>): Promise<Order> => {
    const key = await secret();
    const { property } = placing.scope;
    const folio = placing.body.paymentMethod === 'room_charge' ? await folioOf(placing) : null;
    const { order, tellings } = await db.transaction(async (tx) => {
      // The lock makes parallel orders of one guest run in turn, so that each sees the others. `no key
      // update` does not block writes that only reference the guest, such as a table offer.
      const [row] = await tx.select().from(guest).where(eq(guest.id, placing.guestId)).for('no key update');
      const outlet = await findOutlet(tx, property.id, { slug: placing.slug });
      if (!row || !outlet) throw notFound();
      const placed = await place(tx, { ...placing, row, outlet, folio, secret: key });
      await finish(tx, placed.order);
      return placed;
    });
    await outbox.tell(...tellings);
    return order;
  };
}

/** Maps the guest's choices to the columns of the order. */
const wishesOf = (body: PlacedCart, { allergies, confirms, roomCharge }: Quoted) =>
  ({
    mode: body.mode,
    requestedFor: body.requestedFor,
    paymentMethod: body.paymentMethod,
    reservationNumber:
      body.paymentMethod === 'room_charge' && roomCharge.isAllowed ? roomCharge.reservationNumber : null,
    note: linesOf(body.note ?? '') || null,
    allergyNote: linesOf(body.allergyNote ?? '') || null,
    allergies,
    allergyConflicts: confirms.allergies,
    minAge: confirms.minAge,
    cutlery: body.cutlery ?? true,
  }) satisfies Partial<NewOrder>;

/** The time to answer starts when the kitchen opens. */
function answerDueFrom({ outlet, scope: { hours, property } }: Standing, at: number): number {
  const { status, until } = serviceStatus(hours(outlet.row.openingHours), at, property.timeZone);
  return status === 'open' || status === 'closing_soon' ? at : (until ?? at);
}

/** Hashes the content of an order. The order of its lines does not matter. */
function hashOf(
  { row }: OrderingOutlet,
  { lines, mode, requestedFor }: PlacedCart,
  { told }: Quoted,
): string {
  const ordered = lines.map((line) => `${lineKey(line)}#${line.quantity}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([row.id, mode, told.place, requestedFor, ordered]))
    .digest('hex');
}
