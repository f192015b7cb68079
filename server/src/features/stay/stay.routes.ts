import { businessDay } from '@guest/shared/contracts/core/local-time';
import { stayContract } from '@guest/shared/contracts/stay/stay.contract';
import { assertRow } from '../../platform/db/assert-row';
import type { Database } from '../../platform/db/database';
import type { GuestRepository } from '../identity/guest.repository';
import type { GuestView } from '../identity/guest-view';
import { requireGuest } from '../../platform/http/require-guest';
import type { TokenRepository } from '../identity/token.repository';
import type { PropertyRow } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import { toReservation } from './reservation.mapper';
import type { StayLinks } from './stay-links';
import type { StayRepository } from './stay.repository';
import { applyReportedStay } from './self-reported-stay';

interface StayRoutesDeps {
  db: Database;
  guests: GuestRepository;
  stays: StayRepository;
  stayLinks: StayLinks;
  tokens: TokenRepository;
  guestView: GuestView;
  now: () => number;
}

export function stayRoutes(serveInProperty: ServeInProperty, deps: StayRoutesDeps): void {
  const { db, guests, stays, stayLinks, tokens, guestView, now } = deps;
  const today = (property: PropertyRow) => businessDay(now(), property.timeZone, property.businessDayStart);

  serveInProperty(stayContract.updateStay, async (call, { property }) => {
    const me = requireGuest(call);
    const changed = await db.transaction(async (tx) => {
      const before = await guests.find(me.id, tx);
      const reported = applyReportedStay(before, call.body, today(property));
      if (isSame(reported, before)) return before;
      // Changing the data of the hotel's reservation ends the verification.
      const source = { staySource: 'self' as const, isStayVerified: false, reservationNumber: null };
      const row = await guests.change(me.id, { ...reported, ...source }, { on: tx });
      assertRow(row, 'the signed-in guest');
      await stays.deleteSelfReported(me.id, tx);
      const { room, checkin, checkout } = reported;
      if (checkin && checkout) {
        const owner = { propertyId: property.id, guestId: me.id };
        await stays.save({ ...owner, room, checkin, checkout, source: 'self' }, tx);
      }
      await tokens.fitToStay(row, tx);
      return row;
    });
    return guestView.load(changed, property);
  });

  serveInProperty(stayContract.verifyStay, async (call, { property }) => {
    const linked = await stayLinks.link(requireGuest(call), call.body, property);
    return { stay_verified: true as const, ...(await guestView.load(linked, property)) };
  });

  serveInProperty(stayContract.listReservations, async (call, { property }) => {
    const rows = await stays.listByGuest(requireGuest(call).id);
    return { items: rows.map((row) => toReservation(row, today(property))) };
  });
}

type ReportedStayFields = ReturnType<typeof applyReportedStay>;
const isSame = (a: ReportedStayFields, b: ReportedStayFields) =>
  a.room === b.room && a.checkin === b.checkin && a.checkout === b.checkout;
