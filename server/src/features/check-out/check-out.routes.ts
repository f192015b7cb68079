import { checkOutContract, type CheckOutState } from '@guest/shared/contracts/check-out/check-out.contract';
import { localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Connection, Database } from '../../platform/db/database';
import { guest } from '../../platform/db/tables/schema';
import { RequestError } from '../../platform/errors/request-error';
import { createIdempotency } from '../../platform/http/idempotency';
import { requireGuest } from '../../platform/http/require-guest';
import type { OutboxRow, PushOutbox } from '../../platform/outbox/push-outbox';
import type { UpcomingBookings } from '../upcoming/upcoming-bookings';
import type { GuestBills } from '../bill/guest-bills';
import { DEPARTURE } from '../bill/hotel-templates';
import { requireBillOwner, type BillOwner } from '../bill/require-bill-owner';
import type { GuestRepository } from '../identity/guest.repository';
import { belongsToReservation } from '../stay/belongs-to-reservation';
import type { PropertyScope } from '../property/property-scope';
import type { ServeInProperty } from '../property/serve-in-property';
import type { InternalTickets } from '../ticket/internal-ticket';
import type { CheckOuts } from './check-outs';
import { hasOpenDepartureRequest } from './open-departure-request';

const CALLS_PER_MINUTE = 10;
const READS_PER_MINUTE = 60;

interface CheckOutRoutesDeps {
  db: Database;
  outbox: PushOutbox;
  guests: GuestRepository;
  bills: GuestBills;
  ahead: UpcomingBookings;
  checkOuts: CheckOuts;
  writeTicket: InternalTickets;
  now: () => number;
}

export function checkOutRoutes(serveInProperty: ServeInProperty, deps: CheckOutRoutesDeps): void {
  const { db, outbox, guests, bills, ahead, checkOuts, writeTicket, now } = deps;
  const idempotency = createIdempotency(db, now);

  async function ownerOf(guestId: string, { property }: PropertyScope): Promise<BillOwner> {
    return requireBillOwner(await guests.find(guestId), property, now());
  }

  /** Returns the upcoming bookings and orders of the guest, as the page shows them. */
  async function aheadOf(
    on: Connection,
    owner: BillOwner,
    { lang }: PropertyScope,
  ): Promise<CheckOutState['ahead']> {
    const items = await ahead.list(eq(guest.id, owner.id), on);
    return items.map(({ kind, uuid, title, startsAt, link, property }) => ({
      kind,
      uuid,
      title: title[lang] ?? title[property.defaultLanguage] ?? '',
      localDateTime: localDateTimeAt(startsAt.getTime(), property.timeZone),
      link,
    }));
  }

  async function stateOf(owner: BillOwner, scope: PropertyScope): Promise<CheckOutState> {
    const row = await checkOuts.last(db, owner);
    const hasAskedReception = !row && (await hasOpenDepartureRequest(db, owner));
    return {
      ...(row && { status: row.status }),
      ...(hasAskedReception && { status: 'asked' as const }),
      reasons: row?.reasons ?? [],
      takesDropped: true,
      ahead: await aheadOf(db, owner, scope),
    };
  }

  /**
   * Asks reception to have everything ready, because the hotel's system does not check out by itself. It is asked once
   * for all guests of the reservation until it has done so, however often and from however many tabs they ask.
   */
  async function askReception(
    tx: Connection,
    owner: BillOwner,
    { email, scope }: { email: string; scope: PropertyScope },
  ): Promise<OutboxRow[]> {
    await tx
      .select({ id: guest.id })
      .from(guest)
      .where(belongsToReservation(owner))
      .orderBy(guest.id)
      .for('no key update');
    if (await hasOpenDepartureRequest(tx, owner)) return [];
    const written = await writeTicket(tx, {
      property: scope.property,
      guest: owner,
      template: DEPARTURE,
      key: randomUUID(),
      note: owner.reservationNumber,
      values: { email },
      by: 'guest',
    });
    return written.outboxRows;
  }

  serveInProperty(
    checkOutContract.getCheckOut,
    async (call, scope) => stateOf(await ownerOf(requireGuest(call).id, scope), scope),
    { isUncacheable: true, perMinute: READS_PER_MINUTE, now },
  );

  serveInProperty(
    checkOutContract.checkOut,
    (call, scope) =>
      idempotency.run<CheckOutState, typeof call.body>('checkOut', call, async (complete) => {
        const owner = await ownerOf(requireGuest(call).id, scope);
        const { version, invoiceEmail, spared = [], dropped } = call.body;
        const before = await stateOf(owner, scope);
        /** Stores the reply without any other change. */
        const reply = async (state: CheckOutState) => {
          await db.transaction((tx) => complete(tx, state));
          return state;
        };
        if (before.status && before.status !== 'refused') return reply(before);
        const seen = await bills.load(owner, scope);
        const { canNow, reasons, kind } = seen.checkout;
        if (!canNow) return reply({ ...before, status: 'refused', reasons });
        if (seen.version !== version) throw billChanged(seen);
        const requested = { ...before, status: 'asked' as const, reasons: [] };
        if (kind === 'desk') {
          const outboxRows = await db.transaction(async (tx) => {
            await complete(tx, requested);
            return askReception(tx, owner, { email: invoiceEmail, scope });
          });
          await outbox.publish(...outboxRows);
          return requested;
        }
        const { bill } = await bills.readLines(owner, scope);
        const recheck = async (tx: Connection) => {
          const current = await aheadOf(tx, owner, scope);
          const isKnown = ({ uuid }: { uuid: string }) => spared.includes(uuid) || dropped?.includes(uuid);
          if (dropped && !current.every(isKnown)) throw aheadChanged({ ...before, ahead: current });
          const { reasons } = await bills.offerWithin(tx, owner, { property: scope.property, bill });
          return { reasons, ahead: current.map(({ uuid }) => uuid) };
        };
        const result = await db.transaction(async (tx) => {
          const stored = await checkOuts.ask(tx, owner, { version, invoiceEmail, spared, bill, recheck });
          if (stored === 'changed') return stored;
          if ('reasons' in stored) {
            const refused = { ...before, status: 'refused' as const, reasons: stored.reasons };
            await complete(tx, refused);
            return { refused };
          }
          // A repeated call learns that it was asked; `getCheckOut` tells how it went on.
          await complete(tx, requested);
          return stored;
        });
        if (result === 'changed') throw billChanged(await bills.load(owner, scope));
        if ('refused' in result) return result.refused;
        if (result.isNew) await checkOuts.settle(result.row);
        return stateOf(await ownerOf(owner.id, scope), scope);
      }),
    { perMinute: CALLS_PER_MINUTE, now },
  );
}

const aheadChanged = (state: CheckOutState) =>
  new RequestError(409, 'ahead_changed', 'Your plans have changed. Please check them again.', {
    data: { state },
  });

const billChanged = (bill: unknown) =>
  new RequestError(409, 'bill_changed', 'Your bill has changed. Please check it again.', { data: { bill } });
