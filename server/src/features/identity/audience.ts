import type { Audience } from '@guest/shared/contracts/directory/directory.contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { guest } from '../../platform/db/tables/schema';
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
  const [row] = await db
    .select({ checkin: guest.checkin, checkout: guest.checkout, hasLeft: guest.hasLeft })
    .from(guest)
    .where(eq(guest.id, caller.id));
  return (row && currentStayState(row, property, now)) ?? 'ANON';
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
