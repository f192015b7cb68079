import { businessDay } from '@guest/shared/contracts/core/local-time';
import {
  roomCareContract,
  type DoNotDisturbState,
} from '@guest/shared/contracts/room-care/room-care.contract';
import { stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import type { Database } from '../../platform/db/database';
import { RequestError, unprocessable } from '../../platform/errors/request-error';
import { requireGuest } from '../../platform/http/require-guest';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import type { GuestRepository, GuestRow } from '../identity/guest.repository';
import type { PropertyRow } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import type { DoNotDisturb } from './do-not-disturb';
import { toDoNotDisturb } from './do-not-disturb.mapper';
import type { createFindRoom } from './find-room';
import { doNotDisturbTimes } from './do-not-disturb-times';

const READS_PER_MINUTE = 60;
const CHANGES_PER_MINUTE = 20;

interface RoomCareRoutesDeps {
  db: Database;
  outbox: PushOutbox;
  guests: Pick<GuestRepository, 'find'>;
  doNotDisturb: DoNotDisturb;
  findRoom: ReturnType<typeof createFindRoom>;
  now: () => number;
}

export function roomCareRoutes(serveInProperty: ServeInProperty, deps: RoomCareRoutesDeps): void {
  const { db, outbox, guests, doNotDisturb, findRoom, now } = deps;

  /** Returns the reservation of a guest whose stay the hotel has confirmed. */
  const reservationOf = ({ id, propertyId, isStayVerified, reservationNumber }: GuestRow) =>
    isStayVerified && reservationNumber !== null ? { guestId: id, propertyId, reservationNumber } : null;

  function timesOf(row: GuestRow, property: PropertyRow): number[] {
    const today = businessDay(now(), property.timeZone, property.businessDayStart);
    const isThere = stayStateOf(row, today) === 'IN';
    return isThere ? doNotDisturbTimes(now(), { ...property, checkout: row.checkout }) : [];
  }

  async function stateOf(row: GuestRow, property: PropertyRow): Promise<DoNotDisturbState> {
    const reservation = reservationOf(row);
    const current = reservation && (await doNotDisturb.current(reservation));
    return {
      ...(current && { current: toDoNotDisturb(current) }),
      choices: timesOf(row, property).map((at) => new Date(at).toISOString()),
      isUnverified: !reservation,
    };
  }

  serveInProperty(
    roomCareContract.getDoNotDisturb,
    async (call, { property }) => stateOf(await guests.find(requireGuest(call).id), property),
    { isUncacheable: true, perMinute: READS_PER_MINUTE, now },
  );

  serveInProperty(
    roomCareContract.turnOnDoNotDisturb,
    async (call, { property }) => {
      const row = await guests.find(requireGuest(call).id);
      const reservation = reservationOf(row);
      if (!reservation) {
        throw new RequestError(409, 'stay_unverified', 'Link your stay first, so that we know your room.');
      }
      const until = Date.parse(call.body.until);
      const last = timesOf(row, property).at(-1) ?? 0;
      // The page may have been open for a while, so any time up to the last one will do.
      if (until <= now() || until > last) {
        throw unprocessable('until', 'until_out_of_range', 'Choose one of the times on offer.');
      }
      const room = await findRoom(property, reservation.reservationNumber);
      if (room === null) {
        throw new RequestError(
          409,
          'room_unknown',
          "We couldn't find out your room just now. Please try again, or tell reception.",
        );
      }
      await doNotDisturb.turnOn(reservation, { room, until: new Date(until) });
      return stateOf(row, property);
    },
    { perMinute: CHANGES_PER_MINUTE, now },
  );

  serveInProperty(
    roomCareContract.turnOffDoNotDisturb,
    async (call, { property }) => {
      const row = await guests.find(requireGuest(call).id);
      const reservation = reservationOf(row);
      const outboxRows: OutboxRow[] = reservation
        ? await db.transaction((tx) => doNotDisturb.endOf(tx, reservation, 'guest'))
        : [];
      await outbox.publish(...outboxRows);
      return stateOf(row, property);
    },
    { perMinute: CHANGES_PER_MINUTE, now },
  );
}
