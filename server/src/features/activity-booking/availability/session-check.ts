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
import { freeablePax } from './claims';
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

    /**
     * Returns the error for an expired hold of a guest, with the data that the page needs to hold the same places
     * again. Until the job removes the hold, its places count as taken; a new hold frees them, for the guest unless
     * somebody waits for them.
     */
    async holdOver(setup: BookableSetup, party: Party & { guestId: string }): Promise<RequestError> {
      const { session, bookable } = setup;
      const { guestId, pax, on } = party;
      const isOpen = session.cancelledAt === null && cutoffOf(session, bookable) > now();
      const isInLine = (await countWaiting(on, session.id)) > 0;
      const freeable = isInLine ? 0 : await freeablePax(on, { sessionId: session.id, guestId, now: now() });
      const isFree = isOpen && hasRoom(session, pax - freeable);
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
  return (await countWaiting(on, session.id)) < mostPerSession ? 'open' : 'full';
}

const countWaiting = (on: Connection, sessionId: string): Promise<number> =>
  on.$count(
    activityBooking,
    and(eq(activityBooking.sessionId, sessionId), eq(activityBooking.status, 'waitlisted')),
  );

/** Returns whether the session has room for the party now; the claim itself decides. */
export function hasRoom(session: ActivitySessionRow, pax: number): boolean {
  const vacancies = vacanciesOf(session);
  return vacancies === null || vacancies >= pax;
}
