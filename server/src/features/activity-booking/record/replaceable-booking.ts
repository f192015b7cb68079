import { stayByDates, type StayDates } from '@guest/shared/contracts/stay/stay-rules';
import type { Connection } from '../../../platform/db/database';
import { notFound } from '../../../platform/errors/request-error';
import type { PropertyScope } from '../../property/property-scope';
import { rebookClosed } from '../model/activity-errors';
import { isRebookable } from './activity-booking.mapper';
import type { ActivityBookingDeps } from './activity-booking-deps';

interface Replacement {
  guestId: string;
  scope: PropertyScope;
  /** The booking to replace. */
  id: string;
}

/**
 * Throws unless the booking is the guest's own and was called off by the hotel. Another one still takes place, so a new
 * booking would come in addition to it.
 */
export async function assertReplaceable(
  { bookings, views, now }: Pick<ActivityBookingDeps, 'bookings' | 'views' | 'now'>,
  { guestId, scope, id }: Replacement,
  on: Connection,
): Promise<void> {
  const row = await bookings.ofGuest(guestId, id, on);
  if (!row) throw notFound();
  if (!isRebookable(row, now())) throw rebookClosed(await views.booking(row, scope, on));
}

/**
 * Returns the stay by which a session can be chosen. In place of a booking that the hotel has called off it goes by the
 * dates, also after a check-out; a new booking needs a stay that is not over.
 */
export const stayToChooseIn = (stay: StayDates, insteadOf: string | null): StayDates =>
  insteadOf === null ? stay : stayByDates(stay);
