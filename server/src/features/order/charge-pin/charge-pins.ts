import { codeOf } from '@guest/shared/contracts/core/typed-digits';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { chargePin } from '../../../platform/db/tables/schema';
import { Refusal, unacceptable } from '../../../platform/errors/refusal';
import { codeHashOf, isCode } from '../../verification/one-time-code';

const TRIES = 5;
const LOCKED_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

export interface Reservation {
  propertyId: string;
  reservationNumber: string;
}
export type ChargePinRow = typeof chargePin.$inferSelect;

const rowOf = ({ propertyId, reservationNumber }: Reservation) =>
  and(eq(chargePin.propertyId, propertyId), eq(chargePin.reservationNumber, reservationNumber));

export async function findChargePin(on: Connection, of: Reservation): Promise<ChargePinRow | undefined> {
  const [found] = await on.select().from(chargePin).where(rowOf(of));
  return found;
}

export function createChargePins({ db, now }: { db: Database; now: () => number }) {
  /** Counts the attempt before the PIN is compared, so that parallel requests get no extra attempts. */
  async function takeTry(of: Reservation): Promise<ChargePinRow | undefined> {
    const at = new Date(now());
    const tries = sql<number>`case when ${chargePin.lockedUntil} is null then ${chargePin.tries} + 1 else 1 end`;
    const [taken] = await db
      .update(chargePin)
      .set({
        tries,
        lockedUntil: sql`case when ${tries} >= ${TRIES} then ${new Date(at.getTime() + LOCKED_MS).toISOString()}::timestamptz end`,
      })
      .where(and(rowOf(of), or(isNull(chargePin.lockedUntil), lte(chargePin.lockedUntil, at))))
      .returning();
    return taken;
  }

  /** Throws if the PIN is wrong or locked. The reservation must have a PIN. */
  async function prove(of: Reservation, typed: string): Promise<ChargePinRow> {
    const taken = await takeTry(of);
    if (!taken) throw await whyNot(of);
    if (!(await isCode(codeOf(typed), taken.pinHash))) {
      const n = TRIES - taken.tries;
      throw n > 0 ? pinWrong(n) : pinLocked(LOCKED_MS);
    }
    await db.update(chargePin).set({ tries: 0, lockedUntil: null }).where(rowOf(of));
    return taken;
  }

  async function whyNot(of: Reservation): Promise<Refusal> {
    const found = await findChargePin(db, of);
    return pinLocked((found?.lockedUntil?.getTime() ?? now()) - now());
  }

  return {
    prove,

    /** Sets, changes or removes the PIN. Changing or removing it requires the current PIN. */
    async save(
      of: Reservation & { guestId: string },
      { pin, current }: { pin: string | null; current?: string | undefined },
    ): Promise<void> {
      const pinHash = pin === null ? null : await codeHashOf(pinIn(pin));
      if (await findChargePin(db, of)) {
        if (current === undefined) throw unacceptable('current', 'field_required', 'This field is required');
        await prove(of, current);
        const is = rowOf(of);
        if (pinHash === null) await db.delete(chargePin).where(is);
        else
          await db
            .update(chargePin)
            .set({ pinHash, guestId: of.guestId, updatedAt: new Date(now()) })
            .where(is);
        return;
      }
      if (pinHash === null) return;
      const [made] = await db
        .insert(chargePin)
        .values({ ...of, pinHash, updatedAt: new Date(now()) })
        .onConflictDoNothing()
        .returning();
      // Another guest of the reservation has set a PIN in the meantime, so the request needs it as the
      // current one.
      if (!made) throw unacceptable('current', 'field_required', 'This field is required');
    },
  };
}

function pinIn(typed: string): string {
  const pin = codeOf(typed);
  if (!/^\d{4,6}$/.test(pin)) throw unacceptable('pin', 'pin_invalid', 'Choose a PIN of 4 to 6 digits.');
  return pin;
}

const pinWrong = (n: number) => new Refusal(422, 'pin_wrong', "That PIN isn't right. {n} tries left.", { n });

function pinLocked(ms: number): Refusal {
  const n = Math.max(1, Math.ceil(ms / MINUTE_MS));
  return new Refusal(423, 'pin_locked', 'Too many wrong PINs. Wait {n} minutes or ask reception.', {
    n,
    retryAfter: Math.max(1, Math.ceil(ms / 1_000)),
  });
}
