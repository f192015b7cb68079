import type { Audience } from '@guest/shared/contracts/directory/directory.contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { guest } from '../../platform/db/tables/schema';
import { stayOf } from './refuse-unknown';
import type { Guest } from './token.repository';
import type { PropertyRow } from '../property/property-scope';

/** Of whom somebody is one, by where they are in their stay. */
export async function audienceOf(
  db: Database,
  caller: Guest | null,
  { property, now }: { property: PropertyRow; now: number },
): Promise<Audience> {
  if (!caller) return 'ANON';
  const [row] = await db
    .select({ checkin: guest.checkin, checkout: guest.checkout })
    .from(guest)
    .where(eq(guest.id, caller.id));
  return (row && stayOf(row, property, now)) ?? 'ANON';
}

/** Whether something is shown to one of an audience by itself. */
export const isFor = (audience: readonly Audience[], who: Audience): boolean =>
  audience.length === 0 || audience.includes(who);

/** Whether they may read it. What strangers are shown is nobody's secret. */
export const mayRead = (audience: readonly Audience[], who: Audience): boolean =>
  isFor(audience, who) || audience.includes('ANON');
