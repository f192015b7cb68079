import type { CommentBody } from '@guest/shared/contracts/feed/commenting.contract';
import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Connection, Database } from '../../../platform/db/database';
import { comment } from '../../../platform/db/tables/schema';
import type { Guest } from '../../../platform/http/authentication';
import { textsOf } from '../../moderation/screening/screened-content';
import type { Screening } from '../../moderation/screening/screening';
import type { PropertyScope } from '../../property/property-scope';
import { idempotencyMismatch } from '../posting/post-errors';
import type { PostingPolicy } from '../posting/posting-policy';
import { commentGone } from './comment-errors';
import { assertWithinCommentRate } from './comment-rates';
import { parseCommentText } from './comment-text';
import { lockOpenPost, lockThread } from './open-thread';

interface CreateCommentDeps {
  db: Database;
  policy: PostingPolicy;
  screening: Pick<Screening, 'screen'>;
  now: () => number;
}

/** Publishes a comment once. A reply to a reply joins the thread above it and mentions the author of that reply. */
export function createCreateComment({ db, policy, screening, now }: CreateCommentDeps) {
  return async (me: Guest, postId: string, body: CommentBody, scope: PropertyScope): Promise<void> => {
    const text = parseCommentText(body);
    const sent = { id: body.key, guestId: me.id, sentHash: hashOf(postId, body, text) };
    // A repeated call is answered even if the guest may no longer comment, because the comment is stored already.
    if (await isSentBefore(db, sent)) return;
    await policy.assertMayPost(me.id, scope);
    const { property, lang } = scope;
    const texts = textsOf({ text: body.text });
    const status = await screening.screen({ kind: 'comment', property, guestId: me.id, lang, texts });

    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`comment ${me.id}`}, 0))`);
      if (await isSentBefore(tx, sent)) return;
      await policy.assertMayPost(me.id, scope, tx);
      await assertWithinCommentRate(tx, me.id, now());
      await lockOpenPost(tx, { propertyId: property.id, postId, viewerId: me.id, now: now() });
      const thread = body.parentId ? await lockThread(tx, { postId, parentId: body.parentId }) : {};
      const inserted = await tx
        .insert(comment)
        .values({
          ...sent,
          ...thread,
          propertyId: property.id,
          postId,
          text,
          lang,
          status,
          createdAt: new Date(now()),
        })
        .onConflictDoNothing()
        .returning({ id: comment.id });
      // Another guest has sent this key at the same moment.
      if (inserted.length === 0) throw idempotencyMismatch();
    });
  };
}

/** Identifies what was sent with a key, so that a repeated call is told apart from other content. */
const hashOf = (postId: string, { parentId = '' }: CommentBody, text: string) =>
  createHash('sha256')
    .update(JSON.stringify([postId, parentId, text]))
    .digest('base64url');

/** Whether this guest has sent the same comment with this key; throws if the key has other content. */
async function isSentBefore(
  on: Connection,
  sent: { id: string; guestId: string; sentHash: string },
): Promise<boolean> {
  const [found] = await on
    .select({ guestId: comment.guestId, sentHash: comment.sentHash, status: comment.status })
    .from(comment)
    .where(eq(comment.id, sent.id));
  if (!found) return false;
  if (found.guestId !== sent.guestId || found.sentHash !== sent.sentHash) throw idempotencyMismatch();
  if (found.status === 'deleted') throw commentGone();
  return true;
}
