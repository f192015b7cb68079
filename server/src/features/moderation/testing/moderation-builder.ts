import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Database } from '../../../platform/db/database';
import {
  blockedTerm,
  guest,
  moderationCase,
  post,
  property,
  report,
  upload,
} from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/noon';

/** Inserts a published post of a new guest. */
export async function insertPost(db: Database, facts: Partial<typeof post.$inferInsert> = {}) {
  const { id: guestId } = await knownGuest(db, NOON, { nickName: `Author ${randomUUID().slice(0, 8)}` });
  const [author] = await db.select().from(guest).where(eq(guest.id, guestId));
  const [row] = await db
    .insert(post)
    .values({ propertyId: author?.propertyId ?? '', guestId, text: 'Buy my watches', lang: 'en', ...facts })
    .returning();
  assertRow(row);
  assertRow(author, 'an author');
  return { postId: row.id, guestId, chatUuid: author.chatUuid, propertyId: row.propertyId };
}

/** Gives a post a photo. */
export async function insertPhoto(db: Database, postId: string) {
  const [row] = await db
    .select({ propertyId: post.propertyId, ownerId: guest.chatUuid })
    .from(post)
    .innerJoin(guest, eq(guest.id, post.guestId))
    .where(eq(post.id, postId));
  if (!row) throw new Error('no guest has written this post');
  const key = `p/casa-miramar/${randomUUID()}.jpg`;
  await db.insert(upload).values({
    ...row,
    key,
    ownerKind: 'guest',
    purpose: 'post',
    type: 'photo',
    ext: 'jpg',
    most: 1_000,
    state: 'linked',
    linkedTo: postId,
    expiresAt: new Date(NOON),
  });
  const pictures = [{ file: key, width: 10, height: 10, alt: 'Two towels' }];
  await db.update(post).set({ pictures }).where(eq(post.id, postId));
  return { key, pictures };
}

/** Inserts an undecided case about a post, with one report. */
export async function insertCase(db: Database, facts: Partial<typeof moderationCase.$inferInsert> = {}) {
  const { postId, guestId, chatUuid, propertyId } = await insertPost(db);
  const [row] = await db
    .insert(moderationCase)
    .values({
      propertyId,
      subjectKind: 'post',
      subjectId: postId,
      authorGuestId: guestId,
      snapshot: {
        text: 'Buy my watches',
        alts: [],
        tags: [],
        photos: [],
        lang: 'en',
        createdAt: new Date(NOON).toISOString(),
        authorName: 'Author',
        staffId: null,
        parentId: null,
        context: [],
      },
      severity: 1,
      openedAt: new Date(NOON),
      ...facts,
    })
    .returning();
  assertRow(row);
  const { id: reporterId } = await knownGuest(db, NOON);
  await db.insert(report).values({
    caseId: row.id,
    propertyId,
    subjectKind: 'post',
    subjectId: postId,
    reporterId,
    reporterKind: 'guest',
    reasonCode: 'spam',
    hasWeight: true,
  });
  return { caseId: row.id, version: row.version, postId, guestId, chatUuid, reporterId };
}

/** Inserts a blocked term of the first demo hotel. */
export async function insertTerm(db: Database): Promise<{ key: string }> {
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const term = `word${randomUUID().slice(0, 8)}`;
  const [row] = await db
    .insert(blockedTerm)
    .values({ propertyId: hotel?.id ?? '', lang: '*', term, kind: 'word', action: 'block' })
    .returning();
  return { key: row?.id ?? '' };
}
