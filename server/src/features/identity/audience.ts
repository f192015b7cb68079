import type { Audience } from '@guest/shared/contracts/directory/directory.contract';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { checkOut, guest } from '../../platform/db/tables/schema';
import { currentStayState } from './require-known-guest';
import type { Guest } from '../../platform/http/authentication';
import type { PropertyRow } from '../property/property-scope';

/**
 * Returns the audience of the caller by the state of their stay. A guest without stay dates counts as `ANON`, and one
 * who has checked out counts as `OUT` at once, although the stay lasts until the next day by its dates.
 */
export async function audienceOf(
  db: Database,
  caller: Guest | null,
  { property, now }: { property: PropertyRow; now: number },
): Promise<Audience> {
  if (!caller) return 'ANON';
  const ended = db
    .select({ id: checkOut.id })
    .from(checkOut)
    .where(
      and(
        eq(checkOut.propertyId, guest.propertyId),
        eq(checkOut.reservationNumber, guest.reservationNumber),
        eq(checkOut.status, 'done'),
      ),
    );
  const [row] = await db
    .select({
      checkin: guest.checkin,
      checkout: guest.checkout,
      hasLeft: sql<boolean>`${guest.isStayVerified} and ${exists(ended)}`,
    })
    .from(guest)
    .where(eq(guest.id, caller.id));
  if (!row) return 'ANON';
  return row.hasLeft ? 'OUT' : (currentStayState(row, property, now) ?? 'ANON');
}

/** Returns whether an entry with this audience is listed for `who`. */
export const isListedFor = (audience: readonly Audience[], who: Audience): boolean =>
  audience.length === 0 || audience.includes(who);

/**
 * Returns whether `who` may open the entry. Guests may open everything that anonymous visitors see, even if
 * it is not listed for them.
 */
export const canOpen = (audience: readonly Audience[], who: Audience): boolean =>
  isListedFor(audience, who) || audience.includes('ANON');
