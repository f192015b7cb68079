import { normalizeCode } from '@guest/shared/contracts/core/normalize-digits';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { chargePin } from '../../../platform/db/tables/schema';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import { codeHashOf, isCorrectCode } from '../../verification/one-time-code';

const MAX_ATTEMPTS = 5;
const LOCK_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

export interface Reservation {
  propertyId: string;
  reservationNumber: string;
}
export type ChargePinRow = typeof chargePin.$inferSelect;

const wherePinOf = ({ propertyId, reservationNumber }: Reservation) =>
  and(eq(chargePin.propertyId, propertyId), eq(chargePin.reservationNumber, reservationNumber));

export async function findChargePin(
  on: Connection,
  reservation: Reservation,
): Promise<ChargePinRow | undefined> {
  const [found] = await on.select().from(chargePin).where(wherePinOf(reservation));
  return found;
}

export function createChargePins({ db, now }: { db: Database; now: () => number }) {
  /** Counts the attempt before the PIN is compared, so that parallel requests get no extra attempts. */
  async function countAttempt(reservation: Reservation): Promise<ChargePinRow | undefined> {
    const at = new Date(now());
    const tries = sql<number>`case when ${chargePin.lockedUntil} is null then ${chargePin.tries} + 1 else 1 end`;
    const [attempt] = await db
      .update(chargePin)
      .set({
        tries,
        lockedUntil: sql`case when ${tries} >= ${MAX_ATTEMPTS} then ${new Date(at.getTime() + LOCK_MS).toISOString()}::timestamptz end`,
      })
      .where(and(wherePinOf(reservation), or(isNull(chargePin.lockedUntil), lte(chargePin.lockedUntil, at))))
      .returning();
    return attempt;
  }

  /** Throws if the PIN is wrong or locked. The reservation must have a PIN. */
  async function verify(reservation: Reservation, typed: string): Promise<ChargePinRow> {
    const attempt = await countAttempt(reservation);
    if (!attempt) throw await lockedError(reservation);
    if (!(await isCorrectCode(normalizeCode(typed), attempt.pinHash))) {
      const n = MAX_ATTEMPTS - attempt.tries;
      throw n > 0 ? pinWrong(n) : pinLocked(LOCK_MS);
    }
    await db.update(chargePin).set({ tries: 0, lockedUntil: null }).where(wherePinOf(reservation));
    return attempt;
  }

  async function lockedError(reservation: Reservation): Promise<RequestError> {
    const found = await findChargePin(db, reservation);
    return pinLocked((found?.lockedUntil?.getTime() ?? now()) - now());
  }

  return {
    verify,

    /** Sets, changes or removes the PIN. Changing or removing it requires the current PIN. */
    async save(
      reservation: Reservation & { guestId: string },
      { pin, current }: { pin: string | null; current?: string | undefined },
    ): Promise<void> {
      const pinHash = pin === null ? null : await codeHashOf(parsePin(pin));
      if (await findChargePin(db, reservation)) {
        if (current === undefined) throw unprocessable('current', 'field_required', 'This field is required');
        await verify(reservation, current);
        const isThisPin = wherePinOf(reservation);
        if (pinHash === null) await db.delete(chargePin).where(isThisPin);
        else
          await db
            .update(chargePin)
            .set({ pinHash, guestId: reservation.guestId, updatedAt: new Date(now()) })
            .where(isThisPin);
        return;
      }
      if (pinHash === null) return;
      const [inserted] = await db
        .insert(chargePin)
        .values({ ...reservation, pinHash, updatedAt: new Date(now()) })
        .onConflictDoNothing()
        .returning();
      // Another guest of the reservation has set a PIN in the meantime, so the request needs it as the
      // current one.
      if (!inserted) throw unprocessable('current', 'field_required', 'This field is required');
    },
  };
}

function parsePin(typed: string): string {
  const pin = normalizeCode(typed);
  if (!/^\d{4,6}$/.test(pin)) throw unprocessable('pin', 'pin_invalid', 'Choose a PIN of 4 to 6 digits.');
  return pin;
}

const pinWrong = (n: number) =>
  new RequestError(422, 'pin_wrong', "That PIN isn't right. {n} tries left.", { n });

function pinLocked(ms: number): RequestError {
  const n = Math.max(1, Math.ceil(ms / MINUTE_MS));
  return new RequestError(423, 'pin_locked', 'Too many wrong PINs. Wait {n} minutes or ask reception.', {
    n,
    retryAfter: Math.max(1, Math.ceil(ms / 1_000)),
  });
}
