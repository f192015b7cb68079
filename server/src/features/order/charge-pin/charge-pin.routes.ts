import { chargePinContract } from '@guest/shared/contracts/charge-pin/charge-pin.contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { guest } from '../../../platform/db/tables/schema';
import { RequestError } from '../../../platform/errors/request-error';
import { requireGuest } from '../../../platform/http/require-guest';
import type { Guest } from '../../../platform/http/authentication';
import type { ServeInProperty } from '../../property/serve-in-property';
import { createApproval } from './charge-approval';
import { createChargePins, findChargePin, type Reservation } from './charge-pins';

const MAX_PER_MINUTE = 10;

interface ChargePinRoutesDeps {
  db: Database;
  secret: () => Promise<string>;
  now: () => number;
}

export function chargePinRoutes(
  serveInProperty: ServeInProperty,
  { db, secret, now }: ChargePinRoutesDeps,
): void {
  const pins = createChargePins({ db, now });

  /** Returns the reservation that the hotel's system has confirmed for the guest, or `null`. */
  async function reservationOf({ id, propertyId }: Guest): Promise<Reservation | null> {
    const [row] = await db.select().from(guest).where(eq(guest.id, id));
    if (!row?.isStayVerified || row.reservationNumber === null) return null;
    return { propertyId, reservationNumber: row.reservationNumber };
  }

  async function requireReservation(me: Guest): Promise<Reservation> {
    const found = await reservationOf(me);
    if (!found) {
      throw new RequestError(409, 'stay_unverified', 'Link your stay first: the PIN belongs to it.');
    }
    return found;
  }

  serveInProperty(chargePinContract.getChargePin, async (call) => {
    const reservation = await reservationOf(requireGuest(call));
    return {
      isOffered: reservation !== null,
      isSet: reservation !== null && (await findChargePin(db, reservation)) !== undefined,
    };
  });

  serveInProperty(
    chargePinContract.saveChargePin,
    async (call) => {
      const me = requireGuest(call);
      await pins.save({ ...(await requireReservation(me)), guestId: me.id }, call.body);
      return { isOffered: true, isSet: call.body.pin !== null };
    },
    { perMinute: MAX_PER_MINUTE, now },
  );

  serveInProperty(
    chargePinContract.approveCharge,
    async (call) => {
      const me = requireGuest(call);
      const reservation = await requireReservation(me);
      // Without a PIN a room charge needs no approval.
      if (!(await findChargePin(db, reservation))) throw new RequestError(404, 'not_found', 'Page Not Found');
      const pin = await pins.verify(reservation, call.body.pin);
      const { approval, expiresAt } = createApproval(
        { guestId: me.id, pin },
        { secret: await secret(), now: now() },
      );
      return { approval, expiresAt: new Date(expiresAt).toISOString() };
    },
    { perMinute: MAX_PER_MINUTE, now },
  );
}
