import { chargePinContract } from '@guest/shared/contracts/charge-pin/charge-pin.contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { guest } from '../../../platform/db/tables/schema';
import { Refusal } from '../../../platform/errors/refusal';
import { signedIn } from '../../../platform/http/signed-in';
import type { Guest } from '../../../platform/http/guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import { approvalFor } from './charge-approval';
import { createChargePins, findChargePin, type Reservation } from './charge-pins';

const PER_MINUTE = 10;

interface Parts {
  db: Database;
  secret: () => Promise<string>;
  now: () => number;
}

export function chargePinRoutes(serveInProperty: ServeInProperty, { db, secret, now }: Parts): void {
  const pins = createChargePins({ db, now });

  /** Returns the reservation that the hotel's system has confirmed for the guest, or `null`. */
  async function reservationOf({ id, propertyId }: Guest): Promise<Reservation | null> {
    const [row] = await db.select().from(guest).where(eq(guest.id, id));
    if (!row?.isStayVerified || row.reservationNumber === null) return null;
    return { propertyId, reservationNumber: row.reservationNumber };
  }

  async function itsReservation(me: Guest): Promise<Reservation> {
    const found = await reservationOf(me);
    if (!found) {
      throw new Refusal(409, 'stay_unverified', 'Link your stay first: the PIN belongs to it.');
    }
    return found;
  }

  serveInProperty(chargePinContract.getChargePin, async (call) => {
    const of = await reservationOf(signedIn(call));
    return { isOffered: of !== null, isSet: of !== null && (await findChargePin(db, of)) !== undefined };
  });

  serveInProperty(
    chargePinContract.saveChargePin,
    async (call) => {
      const me = signedIn(call);
      await pins.save({ ...(await itsReservation(me)), guestId: me.id }, call.body);
      return { isOffered: true, isSet: call.body.pin !== null };
    },
    { perMinute: PER_MINUTE, now },
  );

  serveInProperty(
    chargePinContract.approveCharge,
    async (call) => {
      const me = signedIn(call);
      const of = await itsReservation(me);
      // Without a PIN a room charge needs no approval.
      if (!(await findChargePin(db, of))) throw new Refusal(404, 'not_found', 'Page Not Found');
      const pin = await pins.prove(of, call.body.pin);
      const { approval, expiresAt } = approvalFor(
        { guestId: me.id, pin },
        { secret: await secret(), now: now() },
      );
      return { approval, expiresAt: new Date(expiresAt).toISOString() };
    },
    { perMinute: PER_MINUTE, now },
  );
}
