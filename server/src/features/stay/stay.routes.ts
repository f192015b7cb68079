import { businessDay } from '@guest/shared/contracts/core/local-time';
import { stayContract } from '@guest/shared/contracts/stay/stay.contract';
import type { Database } from '../../platform/db/database';
import type { GuestRepository } from '../identity/guest.repository';
import type { KnownGuests } from '../identity/known-guests';
import { signedIn } from '../../platform/http/signed-in';
import type { TokenRepository } from '../identity/token.repository';
import type { PropertyRow } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import { toReservation } from './reservation-reply';
import type { StayLinks } from './stay-links';
import type { StayRepository } from './stay.repository';
import { toldStay } from './told-stay';

interface Parts {
  db: Database;
  guests: GuestRepository;
  stays: StayRepository;
  stayLinks: StayLinks;
  tokens: TokenRepository;
  knownGuests: KnownGuests;
  now: () => number;
}

export function stayRoutes(serveInProperty: ServeInProperty, parts: Parts): void {
  const { db, guests, stays, stayLinks, tokens, knownGuests, now } = parts;
  const today = (property: PropertyRow) => businessDay(now(), property.timeZone, property.businessDayStart);

  serveInProperty(stayContract.updateStay, async (call, { property }) => {
    const me = signedIn(call);
    const changed = await db.transaction(async (tx) => {
      const before = await guests.find(me.id, tx);
      const told = toldStay(before, call.body, today(property));
      if (isSame(told, before)) return before;
      // Changing the data of the hotel's reservation ends the verification.
      const source = { staySource: 'self' as const, isStayVerified: false, reservationNumber: null };
      const row = await guests.change(me.id, { ...told, ...source }, { on: tx });
      if (!row) throw new Error('no row found for the signed-in guest');
      await stays.forgetTold(me.id, tx);
      const { room, checkin, checkout } = told;
      if (checkin && checkout) {
        const whose = { propertyId: property.id, guestId: me.id };
        await stays.keep({ ...whose, room, checkin, checkout, source: 'self' }, tx);
      }
      await tokens.fitToStay(row, tx);
      return row;
    });
    return knownGuests.tell(changed, property);
  });

  serveInProperty(stayContract.verifyStay, async (call, { property }) => {
    const linked = await stayLinks.link(signedIn(call), call.body, property);
    return { stay_verified: true as const, ...(await knownGuests.tell(linked, property)) };
  });

  serveInProperty(stayContract.listReservations, async (call, { property }) => {
    const rows = await stays.of(signedIn(call).id);
    return { items: rows.map((row) => toReservation(row, today(property))) };
  });
}

type Told = ReturnType<typeof toldStay>;
const isSame = (a: Told, b: Told) =>
  a.room === b.room && a.checkin === b.checkin && a.checkout === b.checkout;
