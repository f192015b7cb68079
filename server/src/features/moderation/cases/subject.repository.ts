import type { SubjectKind } from '@guest/shared/contracts/moderation/reasons';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import type { CaseSnapshot } from '../../../platform/db/tables/content/moderation';
import { comment, guest, post, room, roomEvent, staff } from '../../../platform/db/tables/schema';
import { photoFile } from '../../upload/rules/photo-file';

/** Staff may read this many messages before the reported one. */
const CONTEXT_MESSAGES = 3;

export interface Subject {
  kind: SubjectKind;
  id: string;
}

export interface ReportedSubject {
  authorGuestId: string | null;
  snapshot: CaseSnapshot;
  /** The status of a post or comment; `null` for other subjects. */
  status: string | null;
}

const NOTHING = { alts: [], tags: [], photos: [], context: [], parentId: null, staffId: null };
const authorName = { guestName: guest.nickName, staffName: staff.nickName };

/** Reads what is reported. A subject of another property, or that does not exist, is `undefined`. */
export async function findSubject(
  on: Connection,
  propertyId: string,
  { kind, id }: Subject,
): Promise<ReportedSubject | undefined> {
  const load = { post: findPost, comment: findComment, message: findMessage, guest: findGuest }[kind];
  return load(on, propertyId, id);
}

async function findPost(
  on: Connection,
  propertyId: string,
  id: string,
): Promise<ReportedSubject | undefined> {
  const [row] = await on
    .select({ post, ...authorName })
    .from(post)
    .leftJoin(guest, eq(guest.id, post.guestId))
    .leftJoin(staff, eq(staff.id, post.staffId))
    .where(and(eq(post.id, id), eq(post.propertyId, propertyId)));
  if (!row) return undefined;
  const { text, lang, tags, pictures, createdAt, guestId, staffId, status } = row.post;
  return {
    authorGuestId: guestId,
    status,
    snapshot: {
      ...NOTHING,
      ...photosOf(pictures),
      text,
      lang,
      tags,
      staffId,
      createdAt: createdAt.toISOString(),
      authorName: row.staffName ?? row.guestName ?? '',
    },
  };
}

/** Photos of guests are files with an alternative text; the drawings of the hotel are no evidence. */
function photosOf(pictures: readonly object[]): Pick<CaseSnapshot, 'alts' | 'photos'> {
  const photos = pictures.flatMap((picture) =>
    'file' in picture && typeof picture.file === 'string'
      ? [{ file: picture.file, alt: 'alt' in picture && typeof picture.alt === 'string' ? picture.alt : '' }]
      : [],
  );
  return { photos: photos.map(({ file }) => file), alts: photos.map(({ alt }) => alt) };
}

async function findComment(
  on: Connection,
  propertyId: string,
  id: string,
): Promise<ReportedSubject | undefined> {
  const [row] = await on
    .select({ comment, ...authorName })
    .from(comment)
    .leftJoin(guest, eq(guest.id, comment.guestId))
    .leftJoin(staff, eq(staff.id, comment.staffId))
    .where(and(eq(comment.id, id), eq(comment.propertyId, propertyId)));
  if (!row) return undefined;
  const { text, lang, createdAt, guestId, staffId, postId, status } = row.comment;
  return {
    authorGuestId: guestId,
    status,
    snapshot: {
      ...NOTHING,
      text,
      lang,
      staffId,
      parentId: postId,
      createdAt: createdAt.toISOString(),
      authorName: row.staffName ?? row.guestName ?? '',
    },
  };
}

async function findMessage(
  on: Connection,
  propertyId: string,
  id: string,
): Promise<ReportedSubject | undefined> {
  const [row] = await on
    .select({ event: roomEvent, room, guest, staff })
    .from(roomEvent)
    .innerJoin(room, eq(room.id, roomEvent.roomId))
    .leftJoin(guest, and(eq(guest.chatUuid, roomEvent.actorId), eq(guest.propertyId, room.propertyId)))
    .leftJoin(staff, eq(staff.id, roomEvent.actorId))
    .where(and(eq(roomEvent.id, id), eq(roomEvent.kind, 'message'), eq(room.propertyId, propertyId)));
  if (!row || row.event.deletedAt) return undefined;
  const { event } = row;
  const isPrivate = row.room.type === 'private_guest';
  return {
    authorGuestId: row.guest?.id ?? null,
    status: null,
    snapshot: {
      ...NOTHING,
      text: event.body?.text ?? '',
      photos: event.body?.urlPath ? [event.body.urlPath] : [],
      lang: event.body?.lang ?? '',
      staffId: row.staff?.id ?? null,
      parentId: event.roomId,
      createdAt: event.createdAt.toISOString(),
      authorName: row.guest?.nickName ?? row.guest?.firstName ?? row.staff?.nickName ?? '',
      context: isPrivate ? await messagesBefore(on, event) : [],
    },
  };
}

async function messagesBefore(
  on: Connection,
  { roomId, seq, actorId }: typeof roomEvent.$inferSelect,
): Promise<CaseSnapshot['context']> {
  const rows = await on
    .select()
    .from(roomEvent)
    .where(
      and(
        eq(roomEvent.roomId, roomId),
        lt(roomEvent.seq, seq),
        eq(roomEvent.kind, 'message'),
        isNull(roomEvent.deletedAt),
      ),
    )
    .orderBy(desc(roomEvent.seq))
    .limit(CONTEXT_MESSAGES);
  return rows
    .toReversed()
    .map((row) => ({ text: row.body?.text ?? '', isByAuthor: row.actorId === actorId }));
}

async function findGuest(
  on: Connection,
  propertyId: string,
  id: string,
): Promise<ReportedSubject | undefined> {
  const [row] = await on
    .select()
    .from(guest)
    .where(and(eq(guest.id, id), eq(guest.propertyId, propertyId)));
  if (!row) return undefined;
  const photo = photoFile(row.profilePic ?? '');
  const authorOf = row.nickName ?? row.firstName ?? '';
  return {
    authorGuestId: row.id,
    status: null,
    snapshot: {
      ...NOTHING,
      text: authorOf,
      photos: photo ? [photo.key] : [],
      lang: row.lang ?? '',
      createdAt: row.createdAt.toISOString(),
      authorName: authorOf,
    },
  };
}

/** Whether everybody can read a post, or a comment and its post, so that it can be reported. */
export async function isReadable(on: Connection, { kind, id }: Subject, now: number): Promise<boolean> {
  if (kind !== 'post' && kind !== 'comment') return true;
  const isAlive = or(isNull(post.expiresAt), gt(post.expiresAt, new Date(now)));
  const rows =
    kind === 'post'
      ? await on
          .select({ id: post.id })
          .from(post)
          .where(and(eq(post.id, id), eq(post.status, 'published'), isAlive))
      : await on
          .select({ id: comment.id })
          .from(comment)
          .innerJoin(post, eq(post.id, comment.postId))
          .where(
            and(eq(comment.id, id), eq(comment.status, 'published'), eq(post.status, 'published'), isAlive),
          );
  return rows.length > 0;
}
