import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { checkOut, guest } from '../../../platform/db/tables/schema';
import { NOON, type TestApp } from '../../../testing/test-app';

/** Stores a check-out of the guest and lets it be done, which ends the stay. */
export async function checkedOut({ db }: Pick<TestApp, 'db'>, guestId: string): Promise<void> {
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
    nextAt: new Date(NOON),
  });
  await db.update(checkOut).set({ status: 'done' }).where(eq(checkOut.reference, reference));
}
