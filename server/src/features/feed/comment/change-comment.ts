import { EDIT_WINDOW_MS } from '@guest/shared/contracts/feed/post-limits';
import type { CommentChange } from '@guest/shared/contracts/feed/commenting.contract';
import { and, eq } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { comment, commentRevision } from '../../../platform/db/tables/schema';
import { notFound } from '../../../platform/errors/request-error';
import { lockSubject } from '../../moderation/cases/case-lock';
import { assertNotUnderReview } from '../../moderation/cases/under-review';
import { textsOf } from '../../moderation/screening/screened-content';
import type { Screening } from '../../moderation/screening/screening';
import type { PropertyScope } from '../../property/property-scope';
import { editWindowClosed } from '../posting/post-errors';
import type { PostingPolicy } from '../posting/posting-policy';
import { parseCommentText } from './comment-text';

export interface OwnComment {
  scope: PropertyScope;
  commentId: string;
  guestId: string;
}

interface ChangeCommentDeps {
  db: Database;
  policy: Pick<PostingPolicy, 'assertMayPost'>;
  screening: Pick<Screening, 'screen'>;
  now: () => number;
}

/** Changes and deletes comments of their authors. */
export function createChangeComment({ db, policy, screening, now }: ChangeCommentDeps) {
  /** Locks the comment, so that an edit, a deletion and a decision of the hotel happen one after another. */
  async function lockOwn(tx: Connection, { scope, commentId, guestId }: OwnComment) {
    const [row] = await tx
      .select()
      .from(comment)
      .where(
        and(
          eq(comment.id, commentId),
          eq(comment.propertyId, scope.property.id),
          eq(comment.guestId, guestId),
        ),
      )
      .for('update');
    if (!row) throw notFound();
    return row;
  }

  return {
    edit: (own: OwnComment, change: CommentChange): Promise<'changed' | 'unchanged' | 'outdated'> =>
      db.transaction(async (tx) => {
        // Reports take this lock before that of the comment, too.
        await lockSubject(tx, { kind: 'comment', id: own.commentId });
        const row = await lockOwn(tx, own);
        if (row.status === 'deleted') throw notFound();
        const text = parseCommentText(change);
        // The reply to an earlier attempt was lost, or nothing was changed.
        if (row.text === text) return 'unchanged';
        if (row.status !== 'published') throw notFound();
        // A newer version would be of no use to an author whose time is over.
        if (now() >= row.createdAt.getTime() + EDIT_WINDOW_MS) throw editWindowClosed();
        if (row.version !== change.version) return 'outdated';
        // Without this check, a guest who may not publish could put any text in place of an earlier one.
        await policy.assertMayPost(own.guestId, own.scope, tx);
        await assertNotUnderReview(tx, { kind: 'comment', id: row.id });
        const { scope, guestId } = own;
        const texts = textsOf({ text: change.text });
        const status = await screening.screen(
          { kind: 'comment', property: scope.property, guestId, lang: row.lang, texts },
          tx,
        );
        const at = new Date(now());
        await tx.insert(commentRevision).values({
          propertyId: row.propertyId,
          commentId: row.id,
          version: row.version,
          text: row.text,
          replacedAt: at,
        });
        await tx
          .update(comment)
          .set({ text, status, version: row.version + 1, editedAt: at })
          .where(eq(comment.id, row.id));
        return 'changed';
      }),

    /** Deleting a comment twice is no error. */
    delete: (own: OwnComment): Promise<void> =>
      db.transaction(async (tx) => {
        const row = await lockOwn(tx, own);
        if (row.status === 'deleted') return;
        await tx
          .update(comment)
          .set({ status: 'deleted', deletedAt: new Date(now()), version: row.version + 1 })
          .where(eq(comment.id, row.id));
      }),
  };
}
