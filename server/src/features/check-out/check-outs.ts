import type { CheckOutReason } from '@guest/shared/contracts/check-out/check-out-status';
import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { randomUUID } from 'node:crypto';
import { CallNotMade } from '../../platform/concurrency/circuit-breaker';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { checkOut, guest, property } from '../../platform/db/tables/schema';
import { loadCharges } from '../bill/load-charges';
import { joinLines, versionOf } from '../bill/bill-lines';
import type { BillState } from '../bill/bill-reader';
import type { BillOwner } from '../bill/require-bill-owner';
import { lockFolio } from '../order/quote/room-charge';
import type { PropertyRow } from '../property/property-scope';
import { belongsToReservation } from '../stay/belongs-to-reservation';
import { CheckOutRefused, type PropertySystem } from '../stay/property-system';
import type { CheckOutRow } from './check-out-row';
import type { EndStay } from './end-stay';

const MAX_PER_RUN = 20;
const KEPT_MS = 60 * 24 * 3_600_000;
/** The pause before the next try: longer than a call, so that two calls never overlap. */
const RETRY_AFTER_MS = { key: 15_000, lookup: 120_000, none: 120_000 };

interface CheckOutsDeps {
  db: Database;
  propertySystem: PropertySystem;
  endStay: EndStay;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

interface CheckOutRequest {
  version: string;
  invoiceEmail: string;
  spared: string[];
  bill: BillState;
  /**
   * Returns why the guest cannot check out any more, and the ids of what they have ahead. It is called with the guests
   * and the folio of the reservation locked, so that nothing is booked, ordered or asked between it and the request.
   */
  recheck: (tx: Connection) => Promise<{ reasons: CheckOutReason[]; ahead: string[] }>;
}

export type CheckOuts = ReturnType<typeof createCheckOuts>;

/**
 * Checks guests out in three steps: the request is stored, the hotel's system is called outside of any transaction,
 * and the result is stored. After a crash or a lost answer a job asks again.
 */
export function createCheckOuts({ db, propertySystem, endStay, log, now }: CheckOutsDeps) {
  const retryAfterMs = RETRY_AFTER_MS[propertySystem.capabilities.checkOut];
  const nextTry = () => new Date(now() + retryAfterMs);

  /** Returns the last check-out that a guest of the reservation has asked for. */
  async function last(
    on: Connection,
    { propertyId, reservationNumber }: Pick<BillOwner, 'propertyId' | 'reservationNumber'>,
  ): Promise<CheckOutRow | undefined> {
    const [row] = await on
      .select()
      .from(checkOut)
      .where(and(eq(checkOut.propertyId, propertyId), eq(checkOut.reservationNumber, reservationNumber)))
      // One that is open or done counts more than a refused one, whichever came last.
      .orderBy(sql`${checkOut.status} = 'refused'`, desc(checkOut.askedAt))
      .limit(1);
    return row;
  }

  /**
   * Stores the request, which closes the room charge. Returns `'changed'` if the bill is no longer the one
   * that the guest has seen, or the reasons that have come up since.
   */
  async function ask(
    tx: Connection,
    owner: BillOwner,
    { version, invoiceEmail, spared, bill, recheck }: CheckOutRequest,
  ): Promise<{ row: CheckOutRow; isNew: boolean } | { reasons: CheckOutReason[] } | 'changed'> {
    const { propertyId, reservationNumber } = owner;
    // Every booking and order locks its guest first and then the folio.
    const isOfStay = belongsToReservation(owner);
    await tx.select({ id: guest.id }).from(guest).where(isOfStay).orderBy(guest.id).for('no key update');
    // Charges take the same lock, so each is either on this bill or refused.
    await lockFolio(tx, propertyId, reservationNumber);
    const known = await last(tx, owner);
    if (known && known.status !== 'refused') return { row: known, isNew: false };
    const charges = await loadCharges(tx, { propertyId, reservationNumber, now: now() });
    const lines = joinLines(bill, charges);
    if (versionOf(lines, bill.balance) !== version) return 'changed';
    const { reasons, ahead } = await recheck(tx);
    if (reasons.length > 0) return { reasons };
    const [row] = await tx
      .insert(checkOut)
      .values({
        propertyId,
        guestId: owner.id,
        reservationNumber,
        reference: `CO-${randomUUID()}`,
        billHash: version,
        invoiceEmail,
        spared,
        dropped: ahead.filter((uuid) => !spared.includes(uuid)),
        status: 'asked',
        askedAt: new Date(now()),
        tries: 1,
        nextAt: nextTry(),
      })
      .returning();
    assertRow(row);
    return { row, isNew: true };
  }

  /** Asks the hotel's system; `'unknown'` if it did not answer. */
  async function callSystem(row: CheckOutRow, hotel: PropertyRow): Promise<'done' | 'refused' | 'unknown'> {
    const { reservationNumber, reference, invoiceEmail, tries } = row;
    /** Reception may have checked the stay out meanwhile, after which another check-out would be refused. */
    const isStayOver = async (): Promise<boolean> => {
      const found = await propertySystem
        .reservations(hotel, { room: null, reservationNumber })
        .catch(() => []);
      return found.some((one) => one.reservationNumber === reservationNumber && one.status === 'checked_out');
    };
    try {
      if (tries > 1 && (await isStayOver())) return 'done';
      if (propertySystem.capabilities.checkOut === 'lookup' && tries > 1) {
        const found = await propertySystem.findCheckOut(hotel, reference);
        if (found === 'done') return 'done';
        // A slow call may still take effect, so only the second miss in a row allows another call.
        if (found === 'cannot_say' || tries % 2 === 0) return 'unknown';
      }
      await propertySystem.checkOut(hotel, { reservationNumber, reference, invoiceEmail });
      return 'done';
    } catch (error) {
      if (error instanceof CheckOutRefused) return (await isStayOver()) ? 'done' : 'refused';
      if (!(error instanceof CallNotMade))
        log.warn({ err: error, checkOut: row.id }, 'check-out is unanswered; asking again');
      return 'unknown';
    }
  }

  async function refuse(id: string, reasons: CheckOutReason[]): Promise<void> {
    await db
      .update(checkOut)
      .set({ status: 'refused', reasons })
      .where(and(eq(checkOut.id, id), eq(checkOut.status, 'asked')));
  }

  /** Calls the hotel's system for a stored request and stores the result. Repeating it is safe. */
  async function settle(row: CheckOutRow): Promise<void> {
    const [hotel] = await db.select().from(property).where(eq(property.id, row.propertyId));
    if (!hotel) return;
    const answer = await callSystem(row, hotel);
    if (answer === 'refused') await refuse(row.id, ['refused']);
    if (answer === 'done') await endStay(row, hotel);
  }

  /** Takes a request for one server, which then has until `next_at` to settle it. */
  async function take(id: string): Promise<CheckOutRow | undefined> {
    const [row] = await db
      .update(checkOut)
      .set({ tries: sql`${checkOut.tries} + 1`, nextAt: nextTry() })
      .where(and(eq(checkOut.id, id), eq(checkOut.status, 'asked'), lte(checkOut.nextAt, new Date(now()))))
      .returning();
    return row;
  }

  return {
    ask,
    last,
    settle,

    /** Deletes check-outs, with the address of the invoice, once the bill can no longer be seen. */
    async deleteExpired(): Promise<void> {
      await db.delete(checkOut).where(lt(checkOut.askedAt, new Date(now() - KEPT_MS)));
    },

    /** Asks again for the check-outs without an answer. */
    async settleDue(): Promise<void> {
      const due = await db
        .select({ id: checkOut.id })
        .from(checkOut)
        .where(and(eq(checkOut.status, 'asked'), lte(checkOut.nextAt, new Date(now()))))
        .orderBy(asc(checkOut.nextAt))
        .limit(MAX_PER_RUN);
      for (const { id } of due) {
        const row = await take(id);
        if (!row) continue;
        await settle(row).catch((error: unknown) =>
          log.warn({ err: error, checkOut: id }, 'check-out could not be settled; retrying'),
        );
      }
    },
  };
}
