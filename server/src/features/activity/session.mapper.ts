import type { BookableSession, Session } from '@guest/shared/contracts/activity/activity.contract';
import type { activitySession, bookableActivity } from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';

export type ActivitySessionRow = typeof activitySession.$inferSelect;
export type BookableRow = typeof bookableActivity.$inferSelect;

/** The columns of a session that a list of sessions shows. */
export type ListedSessionRow = Pick<
  ActivitySessionRow,
  | 'id'
  | 'activityId'
  | 'localStart'
  | 'localEnd'
  | 'startsAt'
  | 'isAllDay'
  | 'isClosed'
  | 'cancelledAt'
  | 'capacity'
  | 'placesTaken'
  | 'paxClaimed'
>;

/**
 * Maps a row to a session with its status at `now`. `cutoffMinutes` is how long before the start booking
 * closes.
 */
export function toSession(row: ListedSessionRow, cutoffMinutes: number, now: number): Session {
  const cutoffAt = new Date(row.startsAt.getTime() - cutoffMinutes * 60_000);
  const vacancies = vacanciesOf(row);
  const isClosed = row.isClosed || row.cancelledAt !== null || cutoffAt.getTime() <= now;
  return {
    sessionUuid: row.id,
    activityUuid: row.activityId,
    localDateTimeStart: row.localStart,
    localDateTimeEnd: row.localEnd,
    allDay: row.isAllDay,
    status: isClosed ? 'closed' : statusOf(row.capacity, vacancies),
    ...(vacancies !== null && { vacancies }),
    ...(row.capacity !== null && { capacity: row.capacity }),
    cutoffAt: cutoffAt.toISOString(),
  };
}

/** Returns the places that neither guests nor others have taken, or `null` if they are unlimited. */
export const vacanciesOf = ({ capacity, placesTaken, paxClaimed }: ListedSessionRow): number | null =>
  capacity === null ? null : Math.max(0, capacity - placesTaken - paxClaimed);

/** The counts of a session: the people who count towards its minimum, and the parties on its waitlist. */
export interface SessionCounts {
  participants: number;
  waiting: number;
}

/** Returns whether a session takes place for certain. Reaching the minimum is never undone. */
export const isGuaranteed = (row: ActivitySessionRow, minParticipants: number | null): boolean =>
  minParticipants === null || row.guaranteedAt !== null || row.placesTaken >= minParticipants;

/** Maps a row to a session with the data that a guest needs before booking it. */
export function toBookableSession(
  {
    session,
    bookable,
    participants,
    waiting,
  }: SessionCounts & { session: ActivitySessionRow; bookable: BookableRow },
  { price }: PropertyScope,
  now: number,
): BookableSession {
  const reply = toSession(session, bookable.bookingCutoffMinutes, now);
  const guaranteed = isGuaranteed(session, bookable.minParticipants);
  const prices = Object.entries(session.unitPrices ?? {});
  const { enabled, mostPerSession } = bookable.waitlist;
  const { cancelledAt, cancelReason, cancelNote } = session;
  return {
    ...reply,
    ...(prices.length > 0 && {
      unitPrices: prices.map(([unitId, amount]) => ({ unitId, price: price(amount) })),
    }),
    guaranteed,
    ...(!guaranteed && { participants: participants + session.placesTaken }),
    waitlistOpen: reply.status === 'sold_out' && enabled && waiting < mostPerSession,
    ...(cancelledAt && {
      cancelled: { reason: cancelReason ?? 'other', ...(cancelNote !== null && { note: cancelNote }) },
    }),
  };
}

function statusOf(capacity: number | null, vacancies: number | null): Session['status'] {
  if (capacity === null || vacancies === null) return 'freesale';
  if (vacancies === 0) return 'sold_out';
  return vacancies * 2 < capacity ? 'limited' : 'available';
}
