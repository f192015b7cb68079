import { normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Connection, Database } from '../../../platform/db/database';
import { outlet } from '../../../platform/db/tables/schema';
import type { StoredHours, Text } from '../../../platform/db/tables/columns/stored';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { RequestError, unprocessable } from '../../../platform/errors/request-error';
import { recordStaffAction } from '../../staff/staff-action';
import type { BookingDeps } from '../../table-booking/record/booking-deps';
import { lockOutlets } from '../../table-booking/availability/table-claims';
import { canSeeOutlet } from '../../outlet/outlet-topics';
import { PAUSE_TEXTS } from './pause-texts';

const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 7 * 24 * 3_600_000;

interface OutletPauseDeps {
  db: Database;
  outbox: PushOutbox;
  tables: Pick<BookingDeps, 'bookingPolicies' | 'calendars' | 'waitlist'>;
  now: () => number;
}

type Pause = StoredHours['temporarilyClosed'];

/**
 * Pauses and resumes outlets. The pause is part of the opening hours, so every page shows it. Current orders
 * and bookings continue.
 */
export function createOutletPause({
  db,
  outbox,
  tables: { bookingPolicies, calendars, waitlist },
  now,
}: OutletPauseDeps) {
  const savePause = async (
    actor: Actor,
    target: { outletUuid: string; what: 'pauseOutlet' | 'resumeOutlet'; pause: Pause; reason: string | null },
  ): Promise<OutboxRow[]> => {
    // The key is read on first use, which within the transaction would need a second connection.
    await calendars.secret();
    return db.transaction(async (tx) => {
      const isIt = and(eq(outlet.id, target.outletUuid), eq(outlet.propertyId, actor.property.id));
      // The lock waits for transactions that assign a table at this outlet; later ones read the pause.
      await lockOutlets(tx, [target.outletUuid]);
      const [row] = await tx.select().from(outlet).where(isIt).for('no key update');
      if (!row || !canSeeOutlet(actor, row.id))
        throw new RequestError(404, 'no_such_outlet', 'Venue not found');
      const before = row.openingHours.temporarilyClosed;
      // Repeating the request changes nothing.
      if (isSamePause(before, target.pause)) return [];
      const [changed] = await tx
        .update(outlet)
        .set({
          openingHours: { ...row.openingHours, temporarilyClosed: target.pause },
          version: sql`${outlet.version} + 1`,
          updatedAt: new Date(now()),
        })
        .where(isIt)
        .returning({ version: outlet.version });
      await recordStaffAction(tx, actor, {
        what: target.what,
        subjectId: row.id,
        at: now(),
        reason: target.reason,
        before: { until: before?.until ?? null },
        after: { until: target.pause?.until ?? null },
      });
      // Times that have become bookable again are offered to guests on the waitlist.
      const offered = await waitlist.offerTables(tx, await bookingPolicies.byId(row.id, tx));
      return [
        ...offered,
        await publishPause(tx, actor, {
          id: row.id,
          slug: row.slug,
          version: changed?.version ?? row.version,
        }),
      ];
    });
  };

  const publishPause = (
    tx: Connection,
    actor: Actor,
    target: { id: string; slug: string; version: number },
  ) =>
    outbox.add(tx, {
      topic: `property:${actor.property.id}`,
      event: 'menuUpdated',
      body: { outletUuid: target.id, outletSlug: target.slug, version: target.version, soldOut: [] },
    });

  return {
    async pause(actor: Actor, { outletUuid, reason, note, until }: RequestOf<'pauseOutlet'>) {
      const ends = Date.parse(until);
      if (ends <= now() || ends > now() + MAX_PAUSE_MS) {
        throw unprocessable('until', 'field_range', "This format isn't valid");
      }
      // Pages evaluate hours by the minute, so the pause starts at the beginning of the current minute.
      const since = new Date(now() - (now() % MINUTE_MS)).toISOString();
      const pause = { since, until, reason: reasonTextOf(actor, reason, note) };
      await outbox.publish(...(await savePause(actor, { outletUuid, what: 'pauseOutlet', pause, reason })));
      return { outletUuid, until };
    },

    async resume(actor: Actor, { outletUuid }: RequestOf<'resumeOutlet'>) {
      await outbox.publish(
        ...(await savePause(actor, { outletUuid, what: 'resumeOutlet', pause: null, reason: null })),
      );
      return { outletUuid };
    },
  };
}

const isSamePause = (a: Pause, b: Pause): boolean =>
  a?.until === b?.until && isDeepStrictEqual(a?.reason, b?.reason);

function reasonTextOf(
  actor: Actor,
  reason: RequestOf<'pauseOutlet'>['reason'],
  note: string | undefined,
): Text {
  if (reason !== 'other') return PAUSE_TEXTS[reason];
  const typedReason = normalizeLine(note ?? '');
  if (typedReason === '') throw unprocessable('note', 'field_required', 'This field is required');
  return { [actor.property.defaultLanguage]: typedReason };
}
