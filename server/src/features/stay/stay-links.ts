import { personNameOf } from '@guest/shared/contracts/guest/guest-name';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import { roomOf, stayStateOf, type StayDates } from '@guest/shared/contracts/stay/stay-rules';
import type { Database } from '../../platform/db/database';
import { Refusal, unacceptable } from '../../platform/errors/refusal';
import type { GuestRepository, GuestRow } from '../identity/guest.repository';
import type { Guest } from '../../platform/http/guest';
import type { TokenRepository } from '../identity/token.repository';
import type { PropertyRow } from '../property/property-scope';
import { isOf, plainName, type PropertySystem } from './property-system';
import type { StayRepository } from './stay.repository';

interface Parts {
  db: Database;
  guests: GuestRepository;
  stays: StayRepository;
  tokens: TokenRepository;
  propertySystem: PropertySystem;
  now: () => number;
}

interface Told {
  lastName: string;
  room?: string | undefined;
  reservationNumber?: string | undefined;
  checkout: string;
}

export type StayLinks = ReturnType<typeof createStayLinks>;

/** Links guests to reservations of the hotel's system if they know the details of the reservation. */
export function createStayLinks({ db, guests, stays, tokens, propertySystem, now }: Parts) {
  /** Before arrival the hotel may still assign the room to another guest. */
  const hasArrived = (dates: StayDates, { timeZone, businessDayStart }: PropertyRow) =>
    stayStateOf(dates, businessDay(now(), timeZone, businessDayStart)) === 'IN';

  return {
    async link(me: Guest, told: Told, property: PropertyRow): Promise<GuestRow> {
      const lastName = personNameOf(told.lastName);
      if (!lastName) {
        throw unacceptable(
          'lastName',
          'last_name_invalid',
          'Enter your last name as it appears on the booking.',
        );
      }
      const room = roomOf(told.room ?? '');
      const reservationNumber = told.reservationNumber?.trim().toUpperCase() || null;
      if (!room && !reservationNumber) throw unacceptable('room', 'room_invalid', 'Check your room number.');
      // Only one of the two identifies the stay. With both, changing reservation numbers would give unlimited
      // guesses at a room.
      const by = reservationNumber ? { room: null, reservationNumber } : { room, reservationNumber: null };
      const place = reservationNumber ?? room ?? '';
      const guessed = { lastName: plainName(lastName), place };
      if (!(await stays.takeGuess(me, guessed))) throw stayLocked();
      const candidates = await propertySystem.reservations(property, by);
      const found = candidates.find((one) => isOf(one, { lastName, checkout: told.checkout }));
      if (!found) throw stayNotFound();
      return db.transaction(async (tx) => {
        const { status, checkin, checkout } = found;
        await stays.forgetTold(me.id, tx);
        await stays.forgiveGuesses(me.id, place, tx);
        await stays.keep(
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
        if (!row) throw new Error('no row found for the signed-in guest');
        await tokens.fitToStay(row, tx);
        return row;
      });
    },
  };
}

const stayNotFound = () =>
  new Refusal(
    422,
    'stay_not_found',
    "We couldn't match these details. Check the room, last name and departure date, or ask reception.",
  );

const stayLocked = () =>
  new Refusal(423, 'stay_locked', 'Too many tries. Please ask reception to link your stay.');
