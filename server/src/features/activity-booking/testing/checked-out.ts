import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { checkOut, guest } from '../../../platform/db/tables/schema';
import { NOON, type TestApp } from '../../../testing/test-app';

/** The job that asks the hotel's system again does not do so before the test has ended. */
const ANSWER_MS = 3_600_000;

/** Stores a check-out of the guest which the hotel's system has not answered yet, and returns its reference. */
export async function requestedCheckOut({ db }: Pick<TestApp, 'db'>, guestId: string): Promise<string> {
  const [row] = await db.select().from(guest).where(eq(guest.id, guestId));
  if (!row?.reservationNumber) throw new Error('only guests with a reservation check out');
  const reference = `CO-${randomUUID().slice(0, 8)}`;
  await db.insert(checkOut).values({
    propertyId: row.propertyId,
    guestId,
    reservationNumber: row.reservationNumber,
    reference,
    billHash: 'x',
    invoiceEmail: 'ada@example.com',
    status: 'asked',
    askedAt: new Date(NOON),
    nextAt: new Date(NOON + ANSWER_MS),
  });
  return reference;
}

/** Stores a check-out of the guest and lets it be done, which ends the stay. */
export async function checkedOut(suite: Pick<TestApp, 'db'>, guestId: string): Promise<void> {
  const reference = await requestedCheckOut(suite, guestId);
  await suite.db.update(checkOut).set({ status: 'done' }).where(eq(checkOut.reference, reference));
}
