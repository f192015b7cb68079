import type { NextSession } from '@guest/shared/contracts/activity/activity-booking.contract';
import type { StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { activityBooking } from '../../../platform/db/tables/schema';
import { notFound, type RequestError } from '../../../platform/errors/request-error';
import { vacanciesOf, type ActivitySessionRow } from '../../activity/session.mapper';
import type { PropertyRow } from '../../property/property-scope';
import { holdOver, sessionCancelled, sessionClosed, sessionFull } from '../model/activity-errors';
import { cutoffOf, isWithdrawn } from '../model/activity-policy';
import { bookableDays } from '@guest/shared/contracts/activity/bookable-days';
import { instantsOf } from './bookable-days';
import type { BookableSetup, SessionRepository } from './session.repository';

export interface Party {
  pax: number;
  stay: StayDates;
  property: PropertyRow;
  /** Within a transaction it has to be the transaction, because a second connection may not be free. */
  on: Connection;
}

/** Maps a session to a suggestion for a guest. */
function toNextSession(row: ActivitySessionRow): NextSession {
  const vacancies = vacanciesOf(row);
  return {
    sessionUuid: row.id,
    localDateTimeStart: row.localStart,
    localDateTimeEnd: row.localEnd,
    startsAt: row.startsAt.toISOString(),
    ...(vacancies !== null && { vacancies }),
  };
}

export type SessionCheck = ReturnType<typeof createSessionCheck>;

/** Checks whether sessions can be booked, and finds others if not. */
export function createSessionCheck(sessions: SessionRepository, now: () => number) {
  /** Returns the next sessions with room for the party on days that the guest can book. */
  async function next(setup: BookableSetup, { pax, stay, property, on }: Party): Promise<NextSession[]> {
    if (isWithdrawn(setup)) return [];
    const within = instantsOf(bookableDays(property, { stay, now: now() }), property);
    return (await sessions.next(setup, { pax, now: now(), within }, on)).map(toNextSession);
  }

  return {
    next,

    /** Throws if the hotel has withdrawn the activity or its booking, or the session was called off or takes no more bookings. */
    async assertOpen(setup: BookableSetup, party: Party): Promise<void> {
      const { session, bookable } = setup;
      if (isWithdrawn(setup)) throw notFound();
      if (session.cancelledAt !== null) {
        throw sessionCancelled(session.cancelReason ?? 'other', await next(setup, party));
      }
      if (session.isClosed || cutoffOf(session, bookable) <= now()) {
        throw sessionClosed(await next(setup, party));
      }
    },

    /** Returns the error for an expired hold, with the data that the page needs to hold the same places again. */
    async holdOver(setup: BookableSetup, party: Party): Promise<RequestError> {
      const isOpen = setup.session.cancelledAt === null && cutoffOf(setup.session, setup.bookable) > now();
      const isFree = isOpen && hasRoom(setup.session, party.pax);
      return holdOver(setup.bookable.holdMinutes, { isFree, next: await next(setup, party) });
    },

    /** Returns the error for a session without enough places. */
    async full(setup: BookableSetup, party: Party): Promise<RequestError> {
      const waitlistOpen = (await waitlistState(party.on, setup, party.pax)) === 'open';
      return sessionFull({ next: await next(setup, party), waitlistOpen });
    },
  };
}

/** Returns whether a party may join the waitlist of a session. */
export async function waitlistState(
  on: Connection,
  { session, bookable }: BookableSetup,
  pax: number,
): Promise<'open' | 'full' | 'closed' | 'too_small'> {
  const { enabled, mostPerSession } = bookable.waitlist;
  if (!enabled) return 'closed';
  // A party that is larger than the session would wait in vain.
  const canFit = session.capacity === null || pax <= session.capacity - session.placesTaken;
  if (!canFit) return 'too_small';
  const waiting = await on.$count(
    activityBooking,
    and(eq(activityBooking.sessionId, session.id), eq(activityBooking.status, 'waitlisted')),
  );
  return waiting < mostPerSession ? 'open' : 'full';
}

/** Returns whether the session has room for the party now; the claim itself decides. */
export function hasRoom(session: ActivitySessionRow, pax: number): boolean {
  const vacancies = vacanciesOf(session);
  return vacancies === null || vacancies >= pax;
}
