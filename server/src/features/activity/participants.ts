import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { activityBooking, activityClaim } from '../../platform/db/tables/schema';

/**
 * The people who count towards the minimum of a session: those of bookings, without those of holds, offers and requests
 * that staff have not accepted. They occupy places as well, but may never come.
 */
export const participantsOf = (sessionId: SQLWrapper): SQL<number> => sql<number>`(
  select coalesce(sum(claim.pax), 0)::int from ${activityClaim} claim
  join ${activityBooking} booked on booked.id = claim.booking_id
  where claim.session_id = ${sessionId} and claim.kind = 'booking' and booked.status <> 'pending')`;
