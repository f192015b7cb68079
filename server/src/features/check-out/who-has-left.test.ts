import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkOut, guest, property, stay } from '../../platform/db/tables/schema';
import { VERIFIED } from '../activity-booking/testing/activity-guests';
import { checkOutSetup, STAY, type LeavingGuest } from './testing/check-out-setup';

const { suite, leavingGuest, leave } = await checkOutSetup();
const { db } = suite;
const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
const propertyId = hotel?.id ?? '';

/**
 * During an update a server of the version before runs beside this one. It writes the same rows, without the column that
 * says who has left.
 */
describe('whether guests have left is right although another version', () => {
  const hasLeft = async (...guests: { id: string }[]) =>
    Promise.all(
      guests.map(async ({ id }) => {
        const [row] = await db.select({ has: guest.hasLeft }).from(guest).where(eq(guest.id, id));
        return row?.has;
      }),
    );

  /** Links a reservation as the version before does. */
  const link = ({ id }: LeavingGuest, reservationNumber: string, status: 'checked_in' | 'checked_out') =>
    db.transaction(async (tx) => {
      const dates = { checkin: STAY.checkin, checkout: STAY.checkout };
      const facts = { propertyId, guestId: id, reservationNumber, status, ...dates, source: 'pms' as const };
      await tx.insert(stay).values(facts);
      await tx
        .update(guest)
        .set({ ...VERIFIED, reservationNumber, ...dates, room: '204' })
        .where(eq(guest.id, id));
    });

  test('has ended their stay', async () => {
    const me = await leavingGuest();
    const bob = await leavingGuest({ reservationNumber: me.reservationNumber });
    const stranger = await leavingGuest();
    const { reservationNumber } = me;
    const of = { propertyId, reservationNumber };
    await db.insert(checkOut).values({
      ...of,
      guestId: me.id,
      reference: `CO-${reservationNumber}`,
      billHash: '',
      invoiceEmail: '',
      spared: [],
      status: 'asked',
      askedAt: new Date(),
      tries: 1,
      nextAt: new Date(Date.now() + 3_600_000),
    });

    await db.transaction(async (tx) => {
      const open = and(
        eq(checkOut.propertyId, propertyId),
        eq(checkOut.reservationNumber, reservationNumber),
      );
      await tx.update(checkOut).set({ status: 'done' }).where(open);
      for (const { id } of [me, bob]) await tx.update(guest).set({ room: null }).where(eq(guest.id, id));
    });

    expect(await hasLeft(me, bob, stranger)).toEqual([true, true, false]);
  });

  test('has linked another reservation of theirs, or one that has ended', async () => {
    const [me, bob, carol] = [await leavingGuest(), await leavingGuest(), await leavingGuest()];
    await leave(me);
    const before = await hasLeft(me);

    await link(me, 'R-NEXT-STAY', 'checked_in');
    await link(bob, me.reservationNumber, 'checked_in');
    await link(carol, 'R-OVER', 'checked_out');

    expect(before).toEqual([true]);
    expect(await hasLeft(me, bob, carol)).toEqual([false, true, true]);
  });

  test('has stored the dates of another stay, whereas a room alone brings back none', async () => {
    const [me, bob] = [await leavingGuest(), await leavingGuest()];
    await leave(me);
    await leave(bob);
    const reported = { staySource: 'self' as const, isStayVerified: false, reservationNumber: null };

    await db
      .update(guest)
      .set({ ...reported, checkin: '2026-06-10', checkout: '2026-06-14' })
      .where(eq(guest.id, me.id));
    await db
      .update(guest)
      .set({ ...reported, checkin: STAY.checkin, checkout: STAY.checkout, room: '204' })
      .where(eq(guest.id, bob.id));

    expect(await hasLeft(me, bob)).toEqual([false, true]);
  });
});
