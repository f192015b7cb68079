import type { RequestName, RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, eq } from 'drizzle-orm';
import { isSupervisor, type Actor } from '../../../platform/connections/actor';
import type { Connection, Database } from '../../../platform/db/database';
import { comment, post } from '../../../platform/db/tables/schema';
import { notFound } from '../../../platform/errors/request-error';
import type { PushOutbox } from '../../../platform/outbox/push-outbox';
import { createPostTransaction } from '../../moderation/cases/post-transaction';
import { recordStaffAction } from '../../staff/staff-action';
import { parseCommentText } from '../comment/comment-text';
import { lockOpenPost, lockThread } from '../comment/open-thread';
import { parsePostTexts } from '../posting/post-content';
import { idempotencyMismatch } from '../posting/post-errors';

interface WriteAsHotelDeps {
  db: Database;
  outbox: PushOutbox;
  now: () => number;
}

/** Publishes and deletes posts and comments of staff, which guests see under the nickname of the staff member. */
export function createWriteAsHotel({ db, outbox, now }: WriteAsHotelDeps) {
  const inPost = createPostTransaction({ db, outbox });

  return {
    /** Publishes a post once; the same key with another text is 409 `sent_otherwise`. */
    post: (actor: Actor, { key, text: typed, tags: typedTags = [], lang }: RequestOf<'newHousePost'>) =>
      inPost({ kind: 'post', id: key }, async (tx) => {
        // A number or an address that the hotel publishes is its own.
        const { text, tags } = parsePostTexts({ text: typed, alts: [], tags: typedTags }, { isAnyway: true });
        const inserted = await tx
          .insert(post)
          .values({
            id: key,
            propertyId: actor.property.id,
            staffId: actor.id,
            text,
            tags,
            lang: lang ?? actor.property.defaultLanguage,
            createdAt: new Date(now()),
          })
          .onConflictDoNothing()
          .returning({ id: post.id });
        if (inserted.length === 0) {
          const isSame = and(eq(post.id, key), eq(post.staffId, actor.id), eq(post.text, text));
          if ((await tx.$count(post, isSame)) === 0) throw idempotencyMismatch();
        } else {
          await record(tx, actor, 'newHousePost', key);
        }
        return { postId: key };
      }),

    /** Adds a comment once. A reply to a reply joins the thread above it, as for guests. */
    comment: (actor: Actor, input: RequestOf<'newHouseComment'>) =>
      db.transaction(async (tx) => {
        const { key, postId, parentId, lang } = input;
        const text = parseCommentText({ text: input.text, isAnyway: true });
        const isKey = and(eq(comment.id, key), eq(comment.propertyId, actor.property.id));
        const [before] = await tx.select().from(comment).where(isKey);
        if (before) {
          const isSame = before.staffId === actor.id && before.postId === postId && before.text === text;
          if (!isSame) throw idempotencyMismatch();
          return { commentId: key };
        }
        const propertyId = actor.property.id;
        await lockOpenPost(tx, { propertyId, postId, viewerId: null, now: now() });
        const thread = parentId ? await lockThread(tx, { postId, parentId }) : {};
        const inserted = await tx
          .insert(comment)
          .values({
            id: key,
            ...thread,
            propertyId,
            postId,
            staffId: actor.id,
            text,
            lang: lang ?? actor.property.defaultLanguage,
            createdAt: new Date(now()),
          })
          .onConflictDoNothing()
          .returning({ id: comment.id });
        if (inserted.length === 0) throw idempotencyMismatch();
        await record(tx, actor, 'newHouseComment', key);
        return { commentId: key };
      }),

    deletePost: (actor: Actor, { postId }: RequestOf<'deleteHousePost'>) =>
      remove(actor, post, { what: 'deleteHousePost', id: postId }),

    deleteComment: (actor: Actor, { commentId }: RequestOf<'deleteHouseComment'>) =>
      remove(actor, comment, { what: 'deleteHouseComment', id: commentId }),
  };

  /** Staff delete what they wrote, supervisors what anybody of the staff wrote; a second time changes nothing. */
  function remove(
    actor: Actor,
    table: typeof post | typeof comment,
    { what, id }: { what: RequestName; id: string },
  ): Promise<null> {
    return inPost({ kind: table === post ? 'post' : 'comment', id }, async (tx) => {
      const [row] = await tx
        .select({ staffId: table.staffId, status: table.status, version: table.version })
        .from(table)
        .where(and(eq(table.id, id), eq(table.propertyId, actor.property.id)))
        .for('update');
      if (!row?.staffId || (row.staffId !== actor.id && !isSupervisor(actor))) throw notFound();
      if (row.status === 'deleted') return null;
      await tx
        .update(table)
        .set({ status: 'deleted', deletedAt: new Date(now()), version: row.version + 1 })
        .where(eq(table.id, id));
      await recordStaffAction(tx, actor, { what, subjectId: id, after: { isDeleted: true }, at: now() });
      return null;
    });
  }

  function record(tx: Connection, actor: Actor, what: RequestName, subjectId: string): Promise<void> {
    return recordStaffAction(tx, actor, { what, subjectId, after: { isPublished: true }, at: now() });
  }
}
