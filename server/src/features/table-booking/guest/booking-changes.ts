import type { TableBooking } from '@guest/shared/contracts/table-booking/table-booking.contract';
import type { StayDates } from '@guest/shared/contracts/stay/stay-rules';
import { mayBecome } from '@guest/shared/contracts/table-booking/table-booking-steps';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { malformed } from '../../../platform/errors/refusal';
import type { Guest } from '../../../platform/http/guest';
import type { PropertyScope } from '../../property/property-scope';
import { acceptedDetails, refuseUnanswered, type Details } from '../model/booking-details';
import { bookingNearby, refuseTooMany } from '../availability/booking-guard';
import type { BookingParts } from '../record/booking-parts';
import { noSuchBooking, offerExpired, stale, type StaleCode } from '../model/booking-refusals';
import { bookingOf, canCancel, canModify, canTellLate, type BookingRow } from '../model/booking-reply';
import type { Dining } from '../availability/dining.repository';
import { seatedAs } from '../availability/seats';
import { isPaused } from '../availability/slots-of';
import { giveBack, lockOutlets } from '../availability/table-claims';
import { seatingOf } from '../record/waiting-line';

type Row = BookingRow['booking'];

export interface Change extends Details {
  version: number;
  localDateTime?: string | undefined;
  partySize?: number | undefined;
  areaUuid?: string | null | undefined;
  isAnyway?: boolean | undefined;
}

/** A booking with its guest and the scope for the reply. */
export interface Own {
  guest: Guest;
  scope: PropertyScope;
  id: string;
}

export type BookingChanges = ReturnType<typeof createBookingChanges>;

/** Lets guests change their bookings. A booking of another guest is reported as not found. */
export function createBookingChanges(parts: BookingParts) {
  const {
    admission,
    bookings,
    dinings,
    guests,
    line,
    seats,
    writes,
    writing,
    alreadyBooked,
    calendarPath,
    now,
  } = parts;

  /** Reads the outlet without a lock, because an outlet must be locked before its bookings. */
  async function outletOf({ guest, id }: Own): Promise<Dining> {
    const found = await bookings.ofGuest(guest.id, id);
    if (!found) throw noSuchBooking();
    return dinings.byId(found.outlet.id);
  }

  async function locked(tx: Connection, { guest, id }: Own): Promise<Row> {
    const [row] = await tx
      .select()
      .from(tableBooking)
      .where(and(eq(tableBooking.id, id), eq(tableBooking.guestId, guest.id)))
      .for('update');
    if (!row) throw noSuchBooking();
    return row;
  }

  async function asTold(row: BookingRow, scope: PropertyScope): Promise<TableBooking> {
    const path = await calendarPath(scope.property.slug, row.booking.id);
    return bookingOf(row, { scope, now: now(), calendarPath: path });
  }

  async function refuse(tx: Connection, code: StaleCode, { id, scope }: Own): Promise<never> {
    throw stale(code, await asTold(await bookings.one(id, tx), scope));
  }

  /** Runs `work` with the guest, the outlet and the booking locked, in this order. */
  async function withBooking(own: Own, work: (at: At) => Promise<BookingRow>): Promise<BookingRow> {
    const dining = await outletOf(own);
    return writing.at(own.scope.property.id, async (tx, tellings) => {
      const stay = await guests.lock(tx, own.guest.id);
      await lockOutlets(tx, [dining.outlet.id]);
      const row = await locked(tx, own);
      return work({ tx, tellings, dining, stay, row, refuse: (code) => refuse(tx, code, own) });
    });
  }

  const entryOf = ({ guest }: Own, status: Row['status']) =>
    ({ status, by: 'guest', actorId: guest.chatUuid }) as const;

  return {
    asTold,

    cancel: (own: Own, { isPlaceInLine = false } = {}): Promise<BookingRow> =>
      withBooking(own, async ({ tx, tellings, dining, row, refuse: no }) => {
        if (row.status === 'cancelled') return bookings.one(row.id, tx);
        // The guest leaves the waitlist on one device, but may have accepted a table on another.
        if (isPlaceInLine && row.queuedAt === null) return no('status_not_allowed');
        if (!mayBecome(row.status, 'cancelled', 'guest')) return no('status_not_allowed');
        if (!canCancel(row, now())) return no('cancel_too_late');
        const hadTable = await giveBack(tx, row.id);
        const done = await writes.step(tx, row.id, {
          set: { expiresAt: null },
          entry: entryOf(own, 'cancelled'),
        });
        tellings.push(...done.tellings);
        if (hadTable) tellings.push(...(await line.next(tx, dining)));
        return done.row;
      }),

    /** A delay can be reported only for a confirmed booking and only shortly before it starts. */
    tellLate: (own: Own, minutes: number): Promise<BookingRow> =>
      withBooking(own, async ({ tx, tellings, row, refuse: no }) => {
        if (row.status !== 'confirmed') return no('status_not_allowed');
        if (!canTellLate(row, now())) return no('late_not_now');
        if (row.lateMinutes === minutes) return bookings.one(row.id, tx);
        const entry = entryOf(own, 'confirmed');
        const done = await writes.step(tx, row.id, { set: { lateMinutes: minutes }, entry });
        tellings.push(...done.tellings);
        return done.row;
      }),

    /**
     * Claims the new slot and releases the old one in one transaction. If no table is free, the booking stays
     * unchanged.
     */
    async change(own: Own, change: Change): Promise<BookingRow> {
      const { guest, scope, id } = own;
      const dining = await outletOf(own);
      const stay = await guests.find(guest.id);
      const beside = { guestId: guest.id, bookingId: id };
      const before = await bookings.one(id);
      const wish = {
        localDateTime: change.localDateTime ?? before.booking.localDateTime,
        partySize: change.partySize ?? before.booking.partySize,
        areaUuid: change.areaUuid === undefined ? before.booking.areaId : change.areaUuid,
      };
      const isMove = moves(before.booking, wish);
      const canStill = canModify(before.booking, now());
      const seating =
        isMove && canStill
          ? await admission.seatingFor(dining, scope, { wish, stay, beside })
          : seatingOf(before.booking);
      const near = { at: seating.from, party: seating, stay, beside };
      const work = async (tx: Connection, tellings: OutboxRow[]) => {
        await guests.lock(tx, guest.id);
        await lockOutlets(tx, [dining.outlet.id]);
        const row = await locked(tx, own);
        if (row.version !== change.version) return refuse(tx, 'version_conflict', own);
        if (row.status !== 'confirmed' && row.status !== 'requested') {
          return refuse(tx, 'status_not_allowed', own);
        }
        if (!canModify(row, now())) return refuse(tx, 'change_too_late', own);
        const about = { partySize: wish.partySize, questions: row.policy.questions, say: scope.say };
        const set = acceptedDetails(change, about);
        if (set.answers) refuseUnanswered(set.answers, about);
        if (!isMove && Object.keys(set).length === 0) throw malformed();
        if (isMove) {
          const latest = await dinings.latest(tx, dining);
          if (isPaused(latest.outlet, seating.from)) throw await admission.closed(latest, scope, near);
          const asking = { guestId: guest.id, dining, seating, now: now() };
          const nearby = change.isAnyway ? undefined : await bookingNearby(tx, asking, id);
          if (nearby) throw await alreadyBooked(tx, nearby, scope);
          await seats.move(tx, dining, { row, seating, beside });
        }
        const moved = isMove ? seatedAs(seating, row) : {};
        const entry = entryOf(own, row.status);
        const done = await writes.step(tx, id, { set: { ...moved, ...set }, entry });
        tellings.push(...done.tellings);
        if (isMove) tellings.push(...(await line.next(tx, dining)));
        return done.row;
      };
      return writing.at(scope.property.id, work, () => admission.full(dining, scope, near));
    },

    /** Accepts an offer. If it has expired, the guest joins the waitlist again. */
    async accept(own: Own): Promise<BookingRow> {
      let isLate = false;
      const row = await withBooking(own, async ({ tx, tellings, dining, stay, row: now_, refuse: no }) => {
        const { id, status, expiresAt, startsAt } = now_;
        const hadOffer = status === 'offered' || status === 'lapsed' || status === 'waitlisted';
        if (status === 'confirmed') return bookings.one(id, tx);
        if (!hadOffer) return no('status_not_allowed');
        const latest = await dinings.latest(tx, dining);
        if (isPaused(latest.outlet, startsAt.getTime())) {
          const near = { at: startsAt.getTime(), party: now_, stay, beside: { bookingId: id } };
          throw await admission.closed(latest, own.scope, near);
        }
        if (status === 'offered' && expiresAt && expiresAt.getTime() > now() && (await line.keep(tx, id))) {
          const entry = entryOf(own, 'confirmed');
          const done = await writes.step(tx, id, { set: { expiresAt: null, queuedAt: null }, entry });
          tellings.push(...done.tellings);
          return done.row;
        }
        isLate = true;
        if (status === 'waitlisted') return bookings.one(id, tx);
        if (status === 'offered') {
          await giveBack(tx, id);
          const lapsed = await writes.step(tx, id, {
            set: { expiresAt: null },
            entry: { status: 'lapsed', by: 'system' },
          });
          tellings.push(...lapsed.tellings);
        }
        if (startsAt.getTime() <= now() || now_.queuedAt === null) return no('status_not_allowed');
        // A lapsed booking does not count towards the limit, so the guest may have made other bookings since.
        if (status === 'lapsed') {
          await refuseTooMany(tx, { guestId: own.guest.id, dining, seating: seatingOf(now_), now: now() });
        }
        const again = await writes.step(tx, id, {
          set: { queuedAt: new Date(now()), expiresAt: null },
          entry: entryOf(own, 'waitlisted'),
        });
        tellings.push(...again.tellings, ...(await line.next(tx, dining)));
        // Nobody else has claimed the table, so the guest gets it after all.
        if (!(await line.keep(tx, id))) return bookings.one(id, tx);
        isLate = false;
        const done = await writes.step(tx, id, {
          set: { expiresAt: null, queuedAt: null },
          entry: entryOf(own, 'confirmed'),
        });
        tellings.push(...done.tellings);
        return done.row;
      });
      if (isLate) throw offerExpired(await asTold(row, own.scope));
      return row;
    },
  };
}

interface At {
  tx: Connection;
  tellings: OutboxRow[];
  dining: Dining;
  stay: StayDates;
  row: Row;
  refuse: (code: StaleCode) => Promise<never>;
}

const moves = (row: Row, wish: { localDateTime: string; partySize: number; areaUuid: string | null }) =>
  row.localDateTime !== wish.localDateTime ||
  row.partySize !== wish.partySize ||
  row.areaId !== wish.areaUuid;
