import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import {
  guestBlock,
  post,
  postRestriction,
  postRestrictionCause,
  postRevision,
  upload,
} from '../../../platform/db/tables/schema';

/** Removes guests from the posts. Posts that stay lose their photos, their earlier texts and their author's name. */
export async function eraseFromPosts(
  tx: Connection,
  guestIds: string[],
  posts: 'delete' | 'anonymise',
): Promise<void> {
  const own = tx.select({ id: post.id }).from(post).where(inArray(post.guestId, guestIds));
  await tx
    .update(upload)
    .set({ state: 'doomed' })
    .where(and(eq(upload.purpose, 'post'), inArray(upload.linkedTo, own)));
  await tx.delete(postRevision).where(inArray(postRevision.postId, own));
  await tx.delete(guestBlock).where(inArray(guestBlock.guestId, guestIds));
  await tx.delete(guestBlock).where(inArray(guestBlock.blockedId, guestIds));
  // Decisions write in the same order; another one could end in a deadlock with them.
  await tx.delete(postRestrictionCause).where(inArray(postRestrictionCause.guestId, guestIds));
  await tx.delete(postRestriction).where(inArray(postRestriction.guestId, guestIds));
  if (posts === 'delete') {
    await tx.delete(post).where(inArray(post.guestId, guestIds));
    return;
  }
  // A post that had only photos is empty after their removal, so it is deleted.
  await tx
    .delete(post)
    .where(and(inArray(post.guestId, guestIds), sql`(${post.text} = '' or ${post.status} = 'deleted')`));
  await tx
    .update(post)
    .set({
      pictures: sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${post.pictures}) one where not one ? 'file')`,
    })
    .where(inArray(post.guestId, guestIds));
}

/** Returns what guests have posted and whom they have blocked, for the copy of their data. */
export async function loadPersonalPosts(db: Database, guestIds: string[]) {
  const [posts, postRevisions, blockedGuests, postRestrictions, postRestrictionCauses] = await Promise.all([
    db
      .select({
        id: post.id,
        text: post.text,
        tags: post.tags,
        pictures: post.pictures,
        createdAt: post.createdAt,
        editedAt: post.editedAt,
        status: post.status,
      })
      .from(post)
      .where(inArray(post.guestId, guestIds)),
    db
      .select({
        postId: postRevision.postId,
        text: postRevision.text,
        tags: postRevision.tags,
        pictures: postRevision.pictures,
        replacedAt: postRevision.replacedAt,
      })
      .from(postRevision)
      .innerJoin(post, eq(post.id, postRevision.postId))
      .where(inArray(post.guestId, guestIds)),
    db
      .select({ guestId: guestBlock.blockedId, createdAt: guestBlock.createdAt })
      .from(guestBlock)
      .where(inArray(guestBlock.guestId, guestIds)),
    db
      .select({
        until: postRestriction.until,
        reasonCode: postRestriction.reasonCode,
        createdAt: postRestriction.createdAt,
      })
      .from(postRestriction)
      .where(inArray(postRestriction.guestId, guestIds)),
    db
      .select({
        until: postRestrictionCause.until,
        reasonCode: postRestrictionCause.reasonCode,
        createdAt: postRestrictionCause.createdAt,
      })
      .from(postRestrictionCause)
      .where(inArray(postRestrictionCause.guestId, guestIds)),
  ]);
  return { posts, postRevisions, blockedGuests, postRestrictions, postRestrictionCauses };
}
