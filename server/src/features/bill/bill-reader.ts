import type { BillLine } from '@guest/shared/contracts/bill/bill-line';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { CallNotMade } from '../../platform/concurrency/circuit-breaker';
import type { Database } from '../../platform/db/database';
import { billCopy } from '../../platform/db/tables/schema';
import type { PropertyRow } from '../property/property-scope';
import type { Bill, PropertySystem } from '../stay/property-system';

/** A stored copy is deleted once no guest can see the bill any more. */
const COPY_KEPT_MS = 60 * 24 * 3_600_000;

export interface BillState {
  /** Whether the hotel's system provides bills at all. */
  hasBill: boolean;
  lines: BillLine[];
  /** `null` if it is not known. */
  balance: number | null;
  asOf: Date;
  isLive: boolean;
}

interface BillReaderDeps {
  db: Database;
  propertySystem: PropertySystem;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => number;
}

export type BillReader = ReturnType<typeof createBillReader>;

/** Reads bills from the hotel's system and stores the last one for times when the system is unavailable. */
export function createBillReader({ db, propertySystem, log, now }: BillReaderDeps) {
  const rowOf = (propertyId: string, reservationNumber: string) =>
    and(eq(billCopy.propertyId, propertyId), eq(billCopy.reservationNumber, reservationNumber));

  async function fetchBill(property: PropertyRow, number: string): Promise<Bill | undefined | 'away'> {
    try {
      return await propertySystem.bill(property, number);
    } catch (error) {
      if (!(error instanceof CallNotMade)) log.warn({ err: error }, 'bill could not be fetched');
      return 'away';
    }
  }

  async function keep(propertyId: string, reservationNumber: string, { lines, balance }: Bill) {
    const asOf = new Date(now());
    await db
      .insert(billCopy)
      .values({ propertyId, reservationNumber, lines, balance, asOf })
      .onConflictDoUpdate({
        target: [billCopy.propertyId, billCopy.reservationNumber],
        set: { lines, balance, asOf },
        // A slow reply must not replace a newer one.
        setWhere: sql`${billCopy.asOf} <= excluded.as_of`,
      });
  }

  return {
    /** Call it outside a transaction, which the call to the hotel's system would keep open. */
    async read(property: PropertyRow, reservationNumber: string): Promise<BillState> {
      const none = { hasBill: false, lines: [], balance: null, asOf: new Date(now()), isLive: true };
      if (!propertySystem.capabilities.bill) return none;
      const bill = await fetchBill(property, reservationNumber);
      if (bill === undefined) return none;
      if (bill !== 'away') {
        await keep(property.id, reservationNumber, bill);
        return { hasBill: true, ...bill, asOf: new Date(now()), isLive: true };
      }
      const [copy] = await db.select().from(billCopy).where(rowOf(property.id, reservationNumber));
      if (!copy) return { ...none, hasBill: true, isLive: false };
      const { lines, balance, asOf } = copy;
      return { hasBill: true, lines, balance, asOf, isLive: false };
    },

    async deleteExpired(): Promise<void> {
      await db.delete(billCopy).where(lt(billCopy.asOf, new Date(now() - COPY_KEPT_MS)));
    },
  };
}
