import { businessDay, daysBetween, instantOf } from '@guest/shared/contracts/core/local-time';
import { and, asc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import { CallNotMade } from '../../../platform/concurrency/circuit-breaker';
import type { Database } from '../../../platform/db/database';
import {
  loyaltyEntry,
  loyaltyProgramme,
  membership,
  property,
  stay,
} from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import { makeCheckOutDue } from '../../stay/make-check-out-due';
import type { PropertyRow } from '../../property/property-scope';
import type { PropertySystem } from '../../stay/property-system';
import type { Ledger } from '../ledger/ledger';
import { expiryOf, type Programme } from '../ledger/programme';

const MAX_PER_RUN = 100;
/** If the hotel's system has not closed a stay after this many days, it is no longer looked at. */
const LOOKED_AT_DAYS = 14;
const SOURCE_KIND = 'stay';

interface StayEarningsDeps {
  db: Database;
  ledger: Ledger;
  propertySystem: PropertySystem;
  now: () => number;
}

interface DueStay {
  membershipId: string;
  reservationNumber: string;
  property: PropertyRow;
  programme: Programme;
}

/** Adds the nights of stays that are over according to the hotel's own system. */
export function createStayEarnings({ db, ledger, propertySystem, now }: StayEarningsDeps) {
  const earningOfStay = db
    .select({ id: loyaltyEntry.id })
    .from(loyaltyEntry)
    .where(
      and(
        eq(loyaltyEntry.membershipId, membership.id),
        eq(loyaltyEntry.reason, 'stay'),
        eq(loyaltyEntry.sourceReference, stay.reservationNumber),
      ),
    );

  /**
   * The last stay of the run before. Many stays remain due without earning anything, for example until the hotel has
   * closed them, so each run goes on where the one before ended and begins again after the last stay.
   */
  let last: string | undefined;

  async function findDue(): Promise<DueStay[]> {
    const today = sql`(${new Date(now())}::timestamptz at time zone ${property.timeZone})::date`;
    const rows = await db
      .select({
        id: stay.id,
        membershipId: membership.id,
        joinedAt: membership.joinedAt,
        reservationNumber: stay.reservationNumber,
        checkout: stay.checkout,
        property,
        programme: loyaltyProgramme,
      })
      .from(stay)
      .innerJoin(membership, and(eq(membership.guestId, stay.guestId), eq(membership.status, 'active')))
      .innerJoin(property, eq(property.id, stay.propertyId))
      .innerJoin(loyaltyProgramme, eq(loyaltyProgramme.propertyId, stay.propertyId))
      .where(
        and(
          eq(stay.source, 'pms'),
          ne(stay.reservationNumber, ''),
          sql`${stay.checkout} between ${today} - ${LOOKED_AT_DAYS}::int and ${today}`,
          notExists(earningOfStay),
          last === undefined ? undefined : gt(stay.id, last),
        ),
      )
      .orderBy(asc(stay.id))
      .limit(MAX_PER_RUN);
    last = rows.length === MAX_PER_RUN ? rows.at(-1)?.id : undefined;
    // Stays before the guest joined do not count.
    return rows.filter(
      ({ joinedAt, checkout, property }) =>
        checkout >= businessDay(joinedAt.getTime(), property.timeZone, property.businessDayStart),
    );
  }

  async function earn({ membershipId, reservationNumber, property, programme }: DueStay): Promise<void> {
    const by = { room: null, reservationNumber };
    const reservations = await propertySystem.reservations(property, by).catch((error: unknown) => {
      // The log says once that the system is away, and a later run asks again.
      if (error instanceof CallNotMade) return [];
      throw error;
    });
    const found = reservations.find((one) => one.reservationNumber === reservationNumber);
    if (found?.status !== 'checked_out') return;
    await makeCheckOutDue(db, { propertyId: property.id, reservationNumber, now: now() });
    const nights = daysBetween(found.checkin, found.checkout);
    const value = programme.metric === 'nights' ? nights : nights * programme.rules.pointsPerNight;
    if (value < 1) return;
    const departure = instantOf(`${found.checkout}T${property.checkOutUntil}`, property.timeZone);
    const activeFrom = new Date(Math.min(departure, now()));
    await db.transaction((tx) =>
      ledger.add(tx, membershipId, {
        value,
        reason: 'stay',
        issuer: 'system',
        sourceKind: SOURCE_KIND,
        sourceReference: reservationNumber,
        label: reservationNumber,
        activeFrom,
        expireAt: expiryOf(programme, { activeFrom, timeZone: property.timeZone }),
      }),
    );
  }

  return async (): Promise<void> => {
    const due = await findDue();
    await runAll(async (runTask) => {
      for (const one of due) await runTask(earn(one));
    });
  };
}
