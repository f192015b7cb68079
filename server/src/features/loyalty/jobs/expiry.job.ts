import { isLang } from '@guest/shared/contracts/core/languages';
import { localeOf } from '@guest/shared/contracts/core/locale';
import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import {
  guest,
  loyaltyEntry,
  loyaltyNotice,
  loyaltyPart,
  loyaltyProgramme,
  membership,
  property,
} from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import type { OutboxRow, PushOutbox } from '../../../platform/outbox/push-outbox';
import { findOrCreateExternalRoom } from '../../chat/members/external-room';
import type { createMessageRepository } from '../../chat/messages/message.repository';
import { isQuietHour } from '../../property/quiet-hours';
import type { Ledger } from '../ledger/ledger';
import { EXPIRY_TEXTS } from './expiry-texts';

const DAY_MS = 86_400_000;
/**
 * The days before the expiry on which a guest is notified. If the earlier notice was missed, only the later one is
 * sent.
 */
const NOTICE_DAYS = [7, 30];
const MAX_PER_RUN = 200;

interface ExpiryDeps {
  db: Database;
  ledger: Ledger;
  outbox: PushOutbox;
  messages: Pick<ReturnType<typeof createMessageRepository>, 'appendForProperty'>;
  now: () => number;
}

const left = sql<number>`(${loyaltyEntry.value} - coalesce(
  (select sum(p.value) from ${loyaltyPart} p where p.from_id = ${loyaltyEntry.id}), 0))::int`;

/** Writes off expired points, and notifies guests of those that are about to expire. */
export function createExpiry({ db, ledger, outbox, messages, now }: ExpiryDeps) {
  async function writeOff(): Promise<void> {
    const due = await db
      .selectDistinct({ id: loyaltyEntry.membershipId })
      .from(loyaltyEntry)
      .where(and(lte(loyaltyEntry.expireAt, new Date(now())), gt(left, 0)))
      .limit(MAX_PER_RUN);
    for (const { id } of due) await db.transaction((tx) => ledger.current(tx, id));
  }

  const findDueNotices = (daysBefore: number) =>
    db
      .select({
        entryId: loyaltyEntry.id,
        expireAt: loyaltyEntry.expireAt,
        value: left,
        chatUuid: guest.chatUuid,
        lang: guest.lang,
        metric: loyaltyProgramme.metric,
        property,
      })
      .from(loyaltyEntry)
      .innerJoin(membership, eq(membership.id, loyaltyEntry.membershipId))
      .innerJoin(guest, eq(guest.id, membership.guestId))
      .innerJoin(property, eq(property.id, membership.propertyId))
      .innerJoin(loyaltyProgramme, eq(loyaltyProgramme.propertyId, membership.propertyId))
      .where(
        and(
          eq(membership.status, 'active'),
          gt(loyaltyEntry.expireAt, new Date(now())),
          lte(loyaltyEntry.expireAt, new Date(now() + daysBefore * DAY_MS)),
          gt(left, 0),
          notExists(
            db
              .select({ id: loyaltyNotice.entryId })
              .from(loyaltyNotice)
              .where(
                and(eq(loyaltyNotice.entryId, loyaltyEntry.id), lte(loyaltyNotice.daysBefore, daysBefore)),
              ),
          ),
        ),
      )
      .limit(MAX_PER_RUN);

  type DueNotice = Awaited<ReturnType<typeof findDueNotices>>[number];

  async function send(tx: Connection, due: DueNotice, daysBefore: number): Promise<OutboxRow[]> {
    const { entryId, expireAt, value, chatUuid, metric, property } = due;
    const claimed = await tx
      .insert(loyaltyNotice)
      .values({ entryId, daysBefore, sentAt: new Date(now()) })
      .onConflictDoNothing()
      .returning({ entryId: loyaltyNotice.entryId });
    if (claimed.length === 0 || !expireAt) return [];
    const lang = isLang(due.lang) ? due.lang : 'en';
    const day = new Intl.DateTimeFormat(localeOf(lang), {
      day: 'numeric',
      month: 'long',
      timeZone: property.timeZone,
    }).format(expireAt);
    const text = EXPIRY_TEXTS[metric][lang]
      .replace('{value}', () => String(value))
      .replace('{day}', () => day);
    const roomId = await findOrCreateExternalRoom(tx, { id: chatUuid, kind: 'guest', property }, now());
    const body = { text, messageType: 'text', lang, isAutomatic: true } as const;
    return [await messages.appendForProperty(tx, property, { roomId, body })];
  }

  return async (): Promise<void> => {
    await writeOff();
    await runAll(async (runTask) => {
      for (const daysBefore of NOTICE_DAYS) {
        for (const due of await findDueNotices(daysBefore)) {
          if (!due.property.isChatEnabled || isQuietHour(now(), due.property.timeZone)) continue;
          const sent = db.transaction((tx) => send(tx, due, daysBefore));
          await runTask(sent.then((rows) => outbox.publish(...rows)));
        }
      }
    });
  };
}
