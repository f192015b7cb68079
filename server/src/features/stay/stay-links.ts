import { parsePersonName } from '@guest/shared/contracts/guest/guest-name';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { parseRoomNumber, stayStateOf, type StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { and, eq } from 'drizzle-orm';
import { assertRow } from '../../platform/db/assert-row';
import type { Connection, Database } from '../../platform/db/database';
import { checkOut } from '../../platform/db/tables/schema';
import { RequestError, unprocessable } from '../../platform/errors/request-error';
import type { GuestRepository, GuestRow } from '../identity/guest.repository';
import type { Guest } from '../../platform/http/authentication';
import type { TokenRepository } from '../identity/token.repository';
import type { PropertyRow } from '../property/property-scope';
import { isSystemAway } from './is-system-away';
import { makeCheckOutDue } from './make-check-out-due';
import { matchesReservation, normalizeName, type PropertySystem } from './property-system';
import type { StayRepository } from './stay.repository';

/** The circuit breaker makes no call to a system that is down for this long, so an earlier try would be in vain. */
const RETRY_AFTER_S = 30;

interface StayLinksDeps {
  db: Database;
  guests: GuestRepository;
  stays: StayRepository;
  tokens: TokenRepository;
  propertySystem: PropertySystem;
  now: () => number;
}

interface StayDetails {
  lastName: string;
  room?: string | undefined;
  reservationNumber?: string | undefined;
  checkout: string;
}

export type StayLinks = ReturnType<typeof createStayLinks>;

/** Links guests to reservations of the hotel's system if they know the details of the reservation. */
export function createStayLinks({ db, guests, stays, tokens, propertySystem, now }: StayLinksDeps) {
  /** Before arrival the hotel may still assign the room to another guest. */
  const hasArrived = (dates: StayDates, { timeZone, businessDayStart }: PropertyRow) =>
    stayStateOf(dates, businessDay(now(), timeZone, businessDayStart)) === 'IN';

  return {
    async link(me: Guest, details: StayDetails, property: PropertyRow): Promise<GuestRow> {
      const lastName = parsePersonName(details.lastName);
      if (!lastName) {
        throw unprocessable(
          'lastName',
          'last_name_invalid',
          'Enter your last name as it appears on the booking.',
        );
      }
      const room = parseRoomNumber(details.room ?? '');
      const reservationNumber = details.reservationNumber?.trim().toUpperCase() || null;
      if (!room && !reservationNumber) throw unprocessable('room', 'room_invalid', 'Check your room number.');
      // A value that a guest has typed into one field can be either, so the same value is looked up as both. Of two
      // different ones only the number counts: changing it would give unlimited guesses at a room.
      const isSameValue = room !== null && room === parseRoomNumber(reservationNumber ?? '');
      const by = {
        room: reservationNumber && !isSameValue ? null : room,
        reservationNumber,
      };
      const place = reservationNumber ?? room ?? '';
      const guessed = { lastName: normalizeName(lastName), place };
      const guess = await stays.countGuess(me, guessed);
      if (guess === null) throw stayLocked();
      const candidates = await propertySystem.reservations(property, by).catch(async (error: unknown) => {
        // Any other error may be an answer to what the guest has typed, and would otherwise allow guesses without limit.
        if (!isSystemAway(error)) throw error;
        await stays.takeBackGuess(guess);
        throw systemAway(error);
      });
      const found = candidates.find((one) =>
        matchesReservation(one, { lastName, checkout: details.checkout }),
      );
      if (!found) throw stayNotFound();
      const { status, checkin, checkout } = found;
      const of = { propertyId: property.id, reservationNumber: found.reservationNumber };
      const linked = await db.transaction(async (tx) => {
        await lockCheckOut(tx, of);
        await stays.deleteSelfReported(me.id, tx);
        await stays.deleteGuesses(me.id, place, tx);
        await stays.save(
          {
            propertyId: property.id,
            guestId: me.id,
            reservationNumber: found.reservationNumber,
            status,
            room: found.room,
            checkin,
            checkout,
            source: 'pms',
          },
          tx,
        );
        const row = await guests.change(
          me.id,
          {
            lastName,
            room: hasArrived(found, property) ? found.room : room,
            checkin,
            checkout,
            reservationNumber: found.reservationNumber,
            staySource: 'pms',
            isStayVerified: true,
          },
          { on: tx },
        );
        assertRow(row, 'the signed-in guest');
        await tokens.fitToStay(row, tx);
        return row;
      });
      // A check-out locks its own row before the stay and its guests, so it is changed after these are unlocked.
      if (status === 'checked_out') {
        await makeCheckOutDue(db, { ...of, now: now() });
      }
      return linked;
    },
  };
}

/**
 * Locks the check-outs of the reservation. One that ends now waits, so that it finds the new guest; of one that has ended
 * the database takes over that the guest has left (`follow_stay`), whatever the hotel's system says.
 */
async function lockCheckOut(
  tx: Connection,
  { propertyId, reservationNumber }: { propertyId: string; reservationNumber: string },
): Promise<void> {
  await tx
    .select({ id: checkOut.id })
    .from(checkOut)
    .where(and(eq(checkOut.propertyId, propertyId), eq(checkOut.reservationNumber, reservationNumber)))
    .for('share');
}

const stayNotFound = () =>
  new RequestError(
    422,
    'stay_not_found',
    "We couldn't match these details. Check the room, last name and departure date, or ask reception.",
  );

const systemAway = (error: unknown) =>
  new RequestError(
    503,
    'system_away',
    "We can't reach the hotel's system right now. Please try again in a few minutes.",
    { retryAfter: RETRY_AFTER_S, cause: error instanceof Error ? error : undefined },
  );

const stayLocked = () =>
  new RequestError(423, 'stay_locked', 'Too many tries. Please ask reception to link your stay.');
