import { lineOf } from '@guest/shared/contracts/guest/guest-text';
import type { Ask } from '@guest/shared/contracts/socket.contract';
import { and, eq, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Connection, Database } from '../../../platform/db/database';
import { outlet } from '../../../platform/db/tables/schema';
import type { StoredHours, Text } from '../../../platform/db/tables/columns/stored';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { Refusal, unacceptable } from '../../../platform/errors/refusal';
import { noteStaffAction } from '../../staff/staff-action';
import type { BookingParts } from '../../table-booking/record/booking-parts';
import { lockOutlets } from '../../table-booking/availability/table-claims';
import { seesOutlet } from '../../outlet/order-queue';
import { PAUSE_WORDS } from './pause-words';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 7 * 24 * 3_600_000;

interface Parts {
  db: Database;
  outbox: PushOutbox;
  tables: Pick<BookingParts, 'dinings' | 'line'>;
  now: () => number;
}

type Pause = StoredHours['temporarilyClosed'];

/**
 * Pauses and resumes outlets. The pause is part of the opening hours, so every page shows it. Current orders
 * and bookings continue.
 */
export function createOutletPause({ db, outbox, tables: { dinings, line }, now }: Parts) {
  const set = (
    actor: Actor,
    of: { outletUuid: string; what: 'pauseOutlet' | 'resumeOutlet'; pause: Pause; reason: string | null },
  ): Promise<OutboxRow[]> =>
    db.transaction(async (tx) => {
      const isIt = and(eq(outlet.id, of.outletUuid), eq(outlet.propertyId, actor.property.id));
      // The lock waits for transactions that assign a table at this outlet; later ones read the pause.
      await lockOutlets(tx, [of.outletUuid]);
      const [row] = await tx.select().from(outlet).where(isIt).for('no key update');
      if (!row || !seesOutlet(actor, row.id)) throw new Refusal(404, 'no_such_outlet', 'Venue not found');
      const before = row.openingHours.temporarilyClosed;
      // Repeating the request changes nothing.
      if (isSame(before, of.pause)) return [];
      const [changed] = await tx
        .update(outlet)
        .set({
          openingHours: { ...row.openingHours, temporarilyClosed: of.pause },
          version: sql`${outlet.version} + 1`,
          updatedAt: new Date(now()),
        })
        .where(isIt)
        .returning({ version: outlet.version });
      await noteStaffAction(tx, actor, {
        what: of.what,
        subjectId: row.id,
        at: now(),
        reason: of.reason,
        before: { until: before?.until ?? null },
        after: { until: of.pause?.until ?? null },
      });
      // Times that are open again are offered to guests on the waitlist.
      const offered = await line.next(tx, await dinings.byId(row.id, tx));
      return [
        ...offered,
        await tell(tx, actor, { id: row.id, slug: row.slug, version: changed?.version ?? row.version }),
      ];
    });

  const tell = (tx: Connection, actor: Actor, of: { id: string; slug: string; version: number }) =>
    outbox.add(tx, {
      topic: `property:${actor.property.id}`,
      event: 'menuUpdated',
      body: { outletUuid: of.id, outletSlug: of.slug, version: of.version, soldOut: [] },
    });

  return {
    async pause(actor: Actor, { outletUuid, reason, note, until }: Ask<'pauseOutlet'>) {
      const ends = Date.parse(until);
      if (ends <= now() || ends > now() + LONGEST_PAUSE_MS) {
        throw unacceptable('until', 'field_range', "This format isn't valid");
      }
      // Pages evaluate hours by the minute, so the pause starts at the beginning of the current minute.
      const since = new Date(now() - (now() % MINUTE_MS)).toISOString();
      const pause = { since, until, reason: wordsOf(actor, reason, note) };
      await outbox.tell(...(await set(actor, { outletUuid, what: 'pauseOutlet', pause, reason })));
      return { outletUuid, until };
    },

    async resume(actor: Actor, { outletUuid }: Ask<'resumeOutlet'>) {
      await outbox.tell(
        ...(await set(actor, { outletUuid, what: 'resumeOutlet', pause: null, reason: null })),
      );
      return { outletUuid };
    },
  };
}

const isSame = (a: Pause, b: Pause): boolean =>
  a?.until === b?.until && isDeepStrictEqual(a?.reason, b?.reason);

function wordsOf(actor: Actor, reason: Ask<'pauseOutlet'>['reason'], note: string | undefined): Text {
  if (reason !== 'other') return PAUSE_WORDS[reason];
  const said = lineOf(note ?? '');
  if (said === '') throw unacceptable('note', 'field_required', 'This field is required');
  return { [actor.property.defaultLanguage]: said };
}
