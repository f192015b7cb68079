import type { ReplyOf, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection, Database } from '../../../platform/db/database';
import {
  comment,
  guest,
  moderationCase,
  post,
  postRestriction,
  postRestrictionCause,
} from '../../../platform/db/tables/schema';
import { notFound, unprocessable } from '../../../platform/errors/request-error';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { recordStaffAction } from '../../staff/staff-action';
import { retainEvidence } from '../cases/open-case';
import { findSubject } from '../cases/subject.repository';
import { lockSubject } from '../cases/case-lock';
import { createPostTransaction } from '../cases/post-transaction';
import { loadPendingContent } from './pending-content';
import { addRestriction, endRestrictions } from './restrictions';

const DAY_MS = 24 * 3_600_000;
/** A call with a lost reply is repeated within this time; its restriction is counted from the repetition. */
const REPEATED_WITHIN_MS = 60_000;

interface FeedControlsDeps {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

/** Handles the actions of supervisors that need no report: reviews of pending posts, pins, locks and restrictions. */
export function createFeedControls({ db, outbox, now }: FeedControlsDeps) {
  const inPost = createPostTransaction({ db, outbox });

  return {
    async pending({ property }: Actor): Promise<ReplyOf<'loadPending'>> {
      return { items: await loadPendingContent(db, property.id) };
    },

    /**
     * Publishes pending content, or removes it with a reason. The removal creates an upheld case, so that the author
     * is notified and may appeal.
     */
    decidePending: (actor: Actor, input: RequestOf<'decidePending'>): Promise<null> =>
      inPost(input, async (tx) => {
        const { kind, id, decision, reasonCode, noteToAuthor } = input;
        await lockSubject(tx, { kind, id });
        const found = await findSubject(tx, actor.property.id, { kind, id });
        const status = decision === 'publish' ? 'published' : 'removed';
        if (!found) throw notFound();
        if (found.status === status) return null;
        if (found.status !== 'pending') throw notFound();
        if (decision === 'remove' && !reasonCode)
          throw unprocessable('reasonCode', 'reason_required', 'This field is required');
        const table = kind === 'post' ? post : comment;
        // Authors delete without the lock of the subject, so the content may be gone since its status was read.
        const decided = await tx
          .update(table)
          .set({ status })
          .where(and(eq(table.id, id), eq(table.status, 'pending')))
          .returning({ id: table.id });
        if (decided.length === 0) throw notFound();
        if (decision === 'remove') {
          const [upheld] = await tx
            .insert(moderationCase)
            .values({
              propertyId: actor.property.id,
              subjectKind: kind,
              subjectId: id,
              authorGuestId: found.authorGuestId,
              snapshot: found.snapshot,
              severity: 1,
              status: 'upheld',
              hiddenFrom: 'pending',
              decision: 'uphold',
              action: 'remove',
              decidedBy: actor.id,
              reasonCode,
              noteToAuthor,
              openedAt: new Date(now()),
              resolvedAt: new Date(now()),
              noticeDueAt: new Date(now()),
            })
            .returning({ id: moderationCase.id });
          assertRow(upheld);
          await retainEvidence(tx, upheld.id, found);
        }
        const facts = { after: { isPublished: decision === 'publish' }, reason: reasonCode ?? null };
        await recordStaffAction(tx, actor, { what: 'decidePending', subjectId: id, ...facts, at: now() });
        return null;
      }),

    pin: (actor: Actor, { postId, isPinned }: RequestOf<'pinPost'>) =>
      changePost(actor, postId, 'pinPost', { isPinned }),

    lock: (actor: Actor, { postId, isLocked }: RequestOf<'lockComments'>) =>
      changePost(actor, postId, 'lockComments', { isCommentsLocked: isLocked }),

    restrict: (actor: Actor, { guestUuid, days, reasonCode }: RequestOf<'restrictGuest'>) =>
      db.transaction(async (tx) => {
        await assertGuest(tx, actor, guestUuid);
        const decidedUntil = new Date(now() + days * DAY_MS);
        const isByHand = and(
          eq(postRestrictionCause.guestId, guestUuid),
          isNull(postRestrictionCause.caseId),
        );
        const [before] = await tx.select().from(postRestrictionCause).where(isByHand);
        const isRepeated =
          before?.by === actor.id &&
          before.reasonCode === reasonCode &&
          Math.abs(before.until.getTime() - decidedUntil.getTime()) <= REPEATED_WITHIN_MS;
        const until = isRepeated ? before.until : decidedUntil;
        const restriction = { guestId: guestUuid, propertyId: actor.property.id, by: actor.id, reasonCode };
        const longest = await addRestriction(tx, { ...restriction, caseId: null, until });
        if (!isRepeated)
          await recordStaffAction(tx, actor, {
            what: 'restrictGuest',
            subjectId: guestUuid,
            after: { until: until.toISOString() },
            reason: reasonCode,
            at: now(),
          });
        return { until: longest.toISOString() };
      }),

    /** Returns the guests who may not publish now, sorted by the end of their restriction. */
    async restrictions({ property }: Actor): Promise<ReplyOf<'loadRestrictions'>> {
      const rows = await db
        .select({
          guestUuid: postRestriction.guestId,
          nickName: guest.nickName,
          until: postRestriction.until,
          reasonCode: postRestriction.reasonCode,
        })
        .from(postRestriction)
        .innerJoin(guest, eq(guest.id, postRestriction.guestId))
        .where(and(eq(postRestriction.propertyId, property.id), gt(postRestriction.until, new Date(now()))))
        .orderBy(asc(postRestriction.until));
      return {
        restrictions: rows.map((row) => ({
          ...row,
          nickName: row.nickName ?? '',
          until: row.until.toISOString(),
        })),
      };
    },

    lift: (actor: Actor, { guestUuid }: RequestOf<'liftRestriction'>): Promise<null> =>
      db.transaction(async (tx) => {
        await assertGuest(tx, actor, guestUuid);
        if (await endRestrictions(tx, guestUuid))
          await recordStaffAction(tx, actor, { what: 'liftRestriction', subjectId: guestUuid, at: now() });
        return null;
      }),
  };

  function changePost(
    actor: Actor,
    postId: string,
    what: 'pinPost' | 'lockComments',
    fields: { isPinned: boolean } | { isCommentsLocked: boolean },
  ): Promise<null> {
    return inPost({ kind: 'post', id: postId }, async (tx) => {
      const isPost = and(eq(post.id, postId), eq(post.propertyId, actor.property.id));
      const [before] = await tx.select().from(post).where(isPost).for('update');
      if (!before) throw notFound();
      const isSame =
        'isPinned' in fields
          ? before.isPinned === fields.isPinned
          : before.isCommentsLocked === fields.isCommentsLocked;
      if (isSame) return null;
      await tx.update(post).set(fields).where(isPost);
      await recordStaffAction(tx, actor, { what, subjectId: postId, after: fields, at: now() });
      return null;
    });
  }

  /** The weaker lock lets a decision store a restriction of the guest, for which this transaction may wait next. */
  async function assertGuest(tx: Connection, { property }: Actor, guestUuid: string): Promise<void> {
    const [found] = await tx
      .select({ id: guest.id })
      .from(guest)
      .where(and(eq(guest.id, guestUuid), eq(guest.propertyId, property.id)))
      .for('no key update');
    if (!found) throw notFound();
  }
}
