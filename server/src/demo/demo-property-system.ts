import { eq } from 'drizzle-orm';
import type { PropertySystem } from '../features/stay/property-system';
import type { Database } from '../platform/db/database';
import { property as hotel } from '../platform/db/tables/schema';
import { createDemoBill } from './demo-bill';
import { demoReservations, type DemoGuests } from './demo-reservations';

/** The default credit limit in minor units by currency precision. */
const CREDIT: Readonly<Record<number, number>> = { 0: 150_000, 2: 100_000, 3: 400_000 };

/**
 * Simulates the hotel system with the demo stays. Their dates are relative to today, so that arrivals, stays
 * and departures exist on every day.
 */
export function createDemoPropertySystem(
  guestsOf: DemoGuests,
  now: () => number,
  db: Database,
): PropertySystem {
  const factsOf = async ({ id }: { id: string }) => {
    const [facts] = await db
      .select({ currencyPrecision: hotel.currencyPrecision, languages: hotel.languages })
      .from(hotel)
      .where(eq(hotel.id, id));
    return facts;
  };
  return {
    capabilities: { bill: true, checkOut: 'key', posting: 'key', creditIncludesPostings: false },

    async bill(property, reservationNumber) {
      const [found] = await this.reservations(property, { room: null, reservationNumber });
      const facts = found && (await factsOf(property));
      if (!facts) return undefined;
      return createDemoBill({ db, now: now() }, { property, reservation: found, facts });
    },

    // The check-out itself is stored by the suite, and repeating it has no further effect.
    checkOut: async () => {},
    findCheckOut: async () => 'cannot_say',

    async folio(property, reservationNumber) {
      const [found] = await this.reservations(property, { room: null, reservationNumber });
      const facts = found && (await factsOf(property));
      if (!facts) return undefined;
      const guests = await guestsOf(property);
      const guest = guests.find((one) => one.reservationNumber === found.reservationNumber);
      const { noPost = false, creditLimit = CREDIT[facts.currencyPrecision] ?? null } = guest?.folio ?? {};
      return { isOpen: found.status === 'checked_in', noPost, creditLimit };
    },

    // The demo keeps no folio; the charges are stored with the orders.
    post: async (_property, { reference }) => `F-${reference}`,
    reverse: async () => {},
    findPosting: async () => 'cannot_say',

    reservations: demoReservations(guestsOf, now),
  };
}
