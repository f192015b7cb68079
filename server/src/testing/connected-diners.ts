import { eq } from 'drizzle-orm';
import { guest, tableBooking, tableClaim } from '../platform/db/tables/schema';
import { createTokenRepository } from '../features/identity/token.repository';
import { dinerOf } from './diners';
import { NOON } from './test-app';
import type { SocketClient, testSockets } from './test-sockets';

const MINUTE_MS = 60_000;
type Sockets = Pick<Awaited<ReturnType<typeof testSockets>>, 'db' | 'get' | 'send' | 'guest'>;

/** Creates connected guests who book tables, with functions that move each booking in time. */
export function connectedDiners(sockets: Sockets) {
  const { db } = sockets;
  const set = (uuid: string, facts: Partial<typeof tableBooking.$inferInsert>) =>
    db.update(tableBooking).set(facts).where(eq(tableBooking.id, uuid));

  return {
    async connectDiner(): Promise<SocketClient & ReturnType<typeof dinerOf>> {
      const client = await sockets.guest();
      const [row] = await db.select().from(guest).where(eq(guest.id, client.guestId));
      if (!row) throw new Error('guest not found');
      const token = await createTokenRepository(db, () => NOON).issue(row);
      const headers = { authorization: `Bearer ${token}`, authtoken: token };
      return Object.assign(client, dinerOf(sockets, { headers }));
    },

    /** Makes the booking start this many minutes from now. */
    async startsIn(uuid: string, minutes: number): Promise<void> {
      const startsAt = new Date(NOON + minutes * MINUTE_MS);
      await set(uuid, { startsAt, endsAt: new Date(startsAt.getTime() + 90 * MINUTE_MS) });
    },

    /** Makes the booking's deadline expire. */
    expire: async (uuid: string): Promise<void> => void (await set(uuid, { expiresAt: new Date(NOON) })),

    /** Puts the booking ahead of others on the waitlist. */
    moveAhead: async (uuid: string): Promise<void> =>
      void (await set(uuid, { queuedAt: new Date(NOON - MINUTE_MS) })),

    async statusOf(uuid: string) {
      const [row] = await db.select().from(tableBooking).where(eq(tableBooking.id, uuid));
      return row?.status;
    },

    claimsOf: (uuid: string) => db.select().from(tableClaim).where(eq(tableClaim.bookingId, uuid)),
  };
}
