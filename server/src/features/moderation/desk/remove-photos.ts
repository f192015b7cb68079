import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  guest,
  moderationCase,
  moderationEvidence,
  post,
  upload,
  type CaseSnapshot,
  type PostPicture,
} from '../../../platform/db/tables/schema';
import { ensureProfilePhotoRows } from '../../upload/profile-photo-rows';
import { photoFile } from '../../upload/rules/photo-file';
import type { CaseRow } from '../cases/case-events';
import { hideSubject } from '../cases/visibility';

/**
 * Removes the photos of a post, or the profile photo of a guest. The case remembers them, and keeps their files as evidence,
 * so that the decision can be taken back.
 */
export async function removePhotos(tx: Connection, row: CaseRow): Promise<void> {
  const taken = row.subjectKind === 'guest' ? await takeProfilePhoto(tx, row) : await takePictures(tx, row);
  if (taken) await remember(tx, row, taken);
}

/** Shows the photos again that the decision has taken away, unless their owner has chosen others since. */
export async function restorePhotos(tx: Connection, row: CaseRow): Promise<void> {
  const { subjectId, snapshot } = row;
  const { taken } = snapshot;
  if (!taken) return;
  if ('profilePic' in taken) {
    const { profilePic, guestIds = [subjectId] } = taken;
    await tx
      .update(guest)
      .set({ profilePic, version: sql`${guest.version} + 1` })
      .where(and(inArray(guest.id, guestIds), isNull(guest.profilePic)));
  } else {
    const [restored] = await tx
      .update(post)
      .set({ pictures: taken.pictures, version: sql`${post.version} + 1` })
      .where(and(eq(post.id, subjectId), eq(post.pictures, []), sql`${post.status} <> 'deleted'`))
      .returning({ id: post.id });
    if (restored) await setState(tx, taken.pictures, 'linked');
  }
  await remember(tx, row, undefined);
}

/** A guest has the same photo at all hotels, under one address, so it is taken away from all of them. */
async function takeProfilePhoto(
  tx: Connection,
  { id: caseId, subjectId }: CaseRow,
): Promise<CaseSnapshot['taken']> {
  const isThis = eq(guest.id, subjectId);
  const [before] = await tx.select({ profilePic: guest.profilePic }).from(guest).where(isThis).for('update');
  if (!before?.profilePic) return undefined;
  const { profilePic } = before;
  await ensureProfilePhotoRows(tx, isThis);
  // The guest may have replaced the reported photo, so this one may be no evidence yet.
  const file = photoFile(profilePic);
  if (file) await tx.insert(moderationEvidence).values({ caseId, uploadKey: file.key }).onConflictDoNothing();
  const shownBy = await tx
    .update(guest)
    .set({ profilePic: null, version: sql`${guest.version} + 1` })
    .where(eq(guest.profilePic, profilePic))
    .returning({ id: guest.id });
  return { profilePic, guestIds: shownBy.map(({ id }) => id) };
}

/** A post that had only photos is hidden with them, because nothing is left of it. */
async function takePictures(tx: Connection, row: CaseRow): Promise<CaseSnapshot['taken']> {
  const isThis = eq(post.id, row.subjectId);
  const [before] = await tx
    .select({ text: post.text, pictures: post.pictures })
    .from(post)
    .where(isThis)
    .for('update');
  if (!before || before.pictures.length === 0) return undefined;
  await tx
    .update(post)
    .set({ pictures: [], version: sql`${post.version} + 1` })
    .where(isThis);
  await setState(tx, before.pictures, 'doomed');
  if (before.text === '') await hideSubject(tx, row, 'hidden');
  return { pictures: before.pictures };
}

/** Makes the files of pictures inaccessible, or accessible again. */
async function setState(tx: Connection, pictures: PostPicture[], state: 'doomed' | 'linked'): Promise<void> {
  const keys = pictures.flatMap((picture) => ('file' in picture ? [picture.file] : []));
  if (keys.length > 0) await tx.update(upload).set({ state }).where(inArray(upload.key, keys));
}

const remember = (tx: Connection, { id, snapshot }: CaseRow, taken: CaseSnapshot['taken']) =>
  tx
    .update(moderationCase)
    .set({ snapshot: { ...snapshot, taken } })
    .where(eq(moderationCase.id, id));
