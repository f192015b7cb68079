import type { FastifyBaseLogger } from 'fastify';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import {
  guest,
  moderationCase,
  postRestriction,
  property,
  report,
  room,
} from '../../platform/db/tables/schema';
import type { StoredMessage } from '../../platform/db/tables/chat/chat';
import type { OutboxRow } from '../../platform/outbox/push-outbox';
import type { ChatDeps } from '../chat/core/chat-deps';
import { findOrCreateExternalRoom } from '../chat/members/external-room';
import type { CaseRow } from '../moderation/cases/case-events';
import type { PropertyRow } from '../property/property-scope';
import { findAppealPage } from './appeal-page';
import { authorMessage, outcomeForAuthor, reporterMessage } from './notice-message';

/** One run handles at most this many cases; the rest wait for the next run. */
const MAX_PER_RUN = 100;

export interface SendDecisionsDeps extends Pick<ChatDeps, 'db' | 'outbox' | 'messages' | 'now'> {
  log: FastifyBaseLogger;
  /** The origin at which guests open the suite; `undefined` if that is not known, so that no message can lead to its pages. */
  publicOrigin: string | undefined;
}
interface Notice {
  guestId: string;
  toMessage: (lang: string | null) => StoredMessage;
}

/**
 * Sends the outcome of decided cases to their authors and reporters, in their conversation with the hotel. The
 * messages of a case and the record that they were sent are written in one transaction, and a row lock excludes other
 * servers, so that nobody is notified twice even if a server is killed.
 */
export function createSendDecisions({
  db,
  outbox,
  messages,
  log,
  publicOrigin,
  now,
}: SendDecisionsDeps): () => Promise<void> {
  const isDue = () => lte(moderationCase.noticeDueAt, new Date(now()));

  async function writeNotices(tx: Connection, row: CaseRow, hotel: PropertyRow): Promise<OutboxRow[]> {
    const notices = [...(await noticesForReporters(tx, row)), ...(await noticeForAuthor(tx, row, hotel))];
    const events: OutboxRow[] = [];
    // The fixed order prevents deadlocks between cases with the same guests.
    for (const notice of notices.toSorted((a, b) => a.guestId.localeCompare(b.guestId)))
      events.push(...(await send(tx, notice, hotel)));
    const at = new Date(now());
    await tx
      .update(report)
      .set({ notifiedAt: at })
      .where(and(eq(report.caseId, row.id), isNull(report.notifiedAt), inArray(report.status, DECIDED)));
    const isAuthorNotified = outcomeForAuthor(row) !== undefined;
    await tx
      .update(moderationCase)
      .set({ noticeDueAt: null, ...(isAuthorNotified && { authorNotifiedAt: at }) })
      .where(eq(moderationCase.id, row.id));
    return events;
  }

  async function noticeForAuthor(tx: Connection, row: CaseRow, hotel: PropertyRow): Promise<Notice[]> {
    const outcome = outcomeForAuthor(row);
    if (!outcome || !row.authorGuestId) return [];
    const isRestricted = eq(postRestriction.guestId, row.authorGuestId);
    const [restriction] = await tx.select().from(postRestriction).where(isRestricted);
    const until = restriction ? { at: restriction.until, timeZone: hotel.timeZone } : null;
    const page = publicOrigin && (await findAppealPage(tx, row, { property: hotel.slug, now: now() }));
    const appealPage = page && publicOrigin + page;
    const toMessage = (lang: string | null) => authorMessage(row, outcome, { lang, until, appealPage });
    return [{ guestId: row.authorGuestId, toMessage }];
  }

  async function noticesForReporters(tx: Connection, row: CaseRow): Promise<Notice[]> {
    const isNotNotified = and(
      eq(report.caseId, row.id),
      eq(report.reporterKind, 'guest'),
      isNull(report.notifiedAt),
      inArray(report.status, DECIDED),
    );
    const reports = await tx.select().from(report).where(isNotNotified);
    return reports.map(({ reporterId, status }) => ({
      guestId: reporterId,
      toMessage: (lang) => reporterMessage(status === 'upheld', lang),
    }));
  }

  async function send(
    tx: Connection,
    { guestId, toMessage }: Notice,
    hotel: PropertyRow,
  ): Promise<OutboxRow[]> {
    const [found] = await tx.select().from(guest).where(eq(guest.id, guestId));
    // Without chat, authors still see the state of what they wrote in the feed.
    if (!found || !hotel.isChatEnabled || !hotel.features.chat) return [];
    const owner = { id: found.chatUuid, kind: 'guest', property: hotel } as const;
    const roomId = await findOrCreateExternalRoom(tx, owner, now());
    await tx
      .update(room)
      .set({ lastActivityAt: new Date(now()) })
      .where(eq(room.id, roomId));
    return [await messages.appendForProperty(tx, hotel, { roomId, body: toMessage(found.lang) })];
  }

  return async () => {
    const due = await db
      .select({ id: moderationCase.id })
      .from(moderationCase)
      .where(isDue())
      .orderBy(asc(moderationCase.noticeDueAt))
      .limit(MAX_PER_RUN);
    for (const { id } of due) {
      // One case whose notices cannot be sent must not keep the others waiting.
      await sendNoticesOf(id).catch((error: unknown) =>
        log.error({ err: error, caseId: id }, 'decision could not be sent; retrying'),
      );
    }
  };

  async function sendNoticesOf(id: string): Promise<void> {
    const events = await db.transaction(async (tx) => {
      const [locked] = await tx
        .select({ row: moderationCase, hotel: property })
        .from(moderationCase)
        .innerJoin(property, eq(property.id, moderationCase.propertyId))
        .where(and(eq(moderationCase.id, id), isDue()))
        .for('update', { of: moderationCase, skipLocked: true });
      return locked ? writeNotices(tx, locked.row, locked.hotel) : [];
    });
    await outbox.publish(...events);
  }
}

const DECIDED = ['upheld', 'dismissed'] as const satisfies (typeof report.$inferSelect)['status'][];
