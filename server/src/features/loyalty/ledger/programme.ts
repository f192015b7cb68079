import { instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { loyaltyProgramme } from '../../../platform/db/tables/schema';
import { RequestError } from '../../../platform/errors/request-error';
import type { PropertyRow } from '../../property/property-scope';

dayjs.extend(utc);

export type Programme = typeof loyaltyProgramme.$inferSelect;

/** A hotel without a programme has no such page. */
const loyaltyOff = () => new RequestError(404, 'loyalty_off', 'Page Not Found');

/** Returns the programme of a property, or throws if the property has none. */
export async function requireProgramme(
  on: Connection,
  { id, features }: Pick<PropertyRow, 'id' | 'features'>,
): Promise<Programme> {
  const [found] = await on.select().from(loyaltyProgramme).where(eq(loyaltyProgramme.propertyId, id));
  if (!features.loyalty || !found) throw loyaltyOff();
  return found;
}

/** Returns the tiers with their thresholds in nights or points, whichever the programme counts. */
export const thresholdsOf = ({ metric, tiers }: Programme) =>
  tiers.map((tier) => ({ ...tier, threshold: tier[metric] ?? 0 }));

/**
 * Returns when points expire that become active at a time, or `null` if they never do. Months are counted from the date at
 * the hotel, which can be another one than in UTC. What would be a day that the month does not have is the last day of that
 * month.
 */
export function expiryOf(
  { rules: { expireMonths } }: Programme,
  { activeFrom, timeZone }: { activeFrom: Date; timeZone: string },
): Date | null {
  if (expireMonths === null) return null;
  const local = localDateTimeAt(activeFrom.getTime(), timeZone);
  const last = dayjs.utc(local).add(expireMonths, 'month');
  return new Date(instantOf(last.format('YYYY-MM-DDTHH:mm'), timeZone));
}
