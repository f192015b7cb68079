import type { PostBody } from '@guest/shared/contracts/feed/posting.contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import type { PostPicture } from '../../../platform/db/tables/content/feed';
import { moderationCase, post, postRevision, upload } from '../../../platform/db/tables/schema';
import type { Guest } from '../../../platform/http/authentication';
import type { PostTexts } from './post-content';
import { idempotencyMismatch, postGone } from './post-errors';
import { hashOfSent } from './sent-hash';

interface SentPost {
  me: Guest;
  body: PostBody;
  /** The cleaned texts of `body`. */
  texts: PostTexts;
}

/** Whether this guest has published the same content with this key; throws if the key has other content. */
export async function isSentBefore(on: Connection, sent: SentPost): Promise<boolean> {
  const { me, body, texts } = sent;
  const [found] = await on
    .select({
      id: post.id,
      guestId: post.guestId,
      sentHash: post.sentHash,
      status: post.status,
      pictures: post.pictures,
    })
    .from(post)
    .where(eq(post.id, body.key));
  if (!found) return false;
  if (found.guestId !== me.id) throw idempotencyMismatch();
  const isSame = found.sentHash === hashOfSent(body, texts) || (await isSentWithNewUploads(on, sent, found));
  if (!isSame) throw idempotencyMismatch();
  if (found.status === 'deleted') throw postGone();
  return true;
}

/**
 * Whether only the uploads differ. A page that ends before the reply has forgotten the keys of its uploads, so that the
 * next page uploads the same photos again.
 */
async function isSentWithNewUploads(
  on: Connection,
  { me, body, texts }: SentPost,
  found: { id: string; sentHash: string | null; pictures: PostPicture[] },
): Promise<boolean> {
  if (body.photos.length === 0) return false;
  const before = (await keysOfVersions(on, found)).find((known) => {
    const photos = body.photos.map(({ alt }, i) => ({ alt, key: known[i] ?? '' }));
    return known.length === photos.length && hashOfSent({ ...body, photos }, texts) === found.sentHash;
  });
  if (!before) return false;
  const keys = body.photos.map(({ key }) => key);
  const files = await on
    .select({ key: upload.key, announced: upload.most })
    .from(upload)
    .where(and(inArray(upload.key, [...before, ...keys]), eq(upload.ownerId, me.chatUuid)));
  const announcedOf = (key: string | undefined) => files.find((file) => file.key === key)?.announced;
  // The size that the page has announced is that of its file, whereas the stored size depends on how the server encodes it.
  // A file that is deleted already says nothing.
  return keys.every((key, i) => {
    const [now, then] = [announcedOf(key), announcedOf(before[i])];
    return now === undefined || then === undefined || now === then;
  });
}

/**
 * The keys of the photos of each version of a post. An edit may have removed or reordered those that were sent, and staff may
 * have taken them away.
 */
async function keysOfVersions(
  on: Connection,
  { id, pictures }: { id: string; pictures: PostPicture[] },
): Promise<string[][]> {
  const edited = await on
    .select({ pictures: postRevision.pictures })
    .from(postRevision)
    .where(eq(postRevision.postId, id));
  const cases = await on
    .select({ snapshot: moderationCase.snapshot })
    .from(moderationCase)
    .where(and(eq(moderationCase.subjectKind, 'post'), eq(moderationCase.subjectId, id)));
  const taken = cases.flatMap(({ snapshot }) =>
    snapshot.taken && 'pictures' in snapshot.taken ? [snapshot.taken.pictures] : [],
  );
  const versions = [pictures, ...edited.map((one) => one.pictures), ...taken];
  return versions.map((some) => some.flatMap((picture) => ('file' in picture ? [picture.file] : [])));
}
