import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  guest,
  moderationCase,
  post,
  postRestriction,
  postRestrictionCause,
  upload,
} from '../../../platform/db/tables/schema';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';
import { eraseFromModeration } from '../cases/personal-reports';
import { insertCase, insertPhoto } from '../testing/moderation-builder';

const sockets = await testSockets();
const { db, send, signIn } = sockets;
const [boss, second] = [await sockets.staff('supervisor'), await sockets.staff('manager')];
const here = '/web/property/casa-miramar';
const DAY_MS = 24 * 3_600_000;
const statusOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0]?.status;
const rowOf = async (id: string) =>
  (await db.select().from(moderationCase).where(eq(moderationCase.id, id)))[0];

test('a decision after an appeal and a reopening is a new one, which the author can appeal again', async () => {
  const { caseId, postId, guestId } = await insertCase(db);
  const uphold = { caseId, decision: 'uphold', action: 'hide', reasonCode: 'spam' } as const;
  await boss.requestOk('decideCase', { ...uphold, version: 1 });
  await db.update(moderationCase).set({ noticeDueAt: null }).where(eq(moderationCase.id, caseId));
  const headers = await signIn(guestId);
  const appeal = () => send('POST', `${here}/post/${postId}/appeal`, { headers, body: { text: 'A joke' } });
  const versionNow = async () => (await rowOf(caseId))?.version ?? 0;
  await appeal();
  await second.requestOk('decideAppeal', { caseId, version: await versionNow(), decision: 'rejected' });
  await second.requestOk('reopenCase', { caseId, version: await versionNow() });

  await second.requestOk('decideCase', { ...uphold, version: await versionNow() });

  expect(await rowOf(caseId)).toMatchObject({ appealText: null, appealedAt: null, appealDecision: null });
  expect((await appeal()).status).toBe(204);
});

test('a case that was reopened is no appeal to decide any more', async () => {
  const { caseId } = await insertCase(db, { appealText: 'Why?', appealedAt: new Date(NOON) });

  const reply = await second.request('decideAppeal', { caseId, version: 1, decision: 'accepted' });

  expect(reply).toMatchObject({ status: 409, code: 'action_not_possible' });
  const { cases } = await second.requestOk('loadModeration', { status: 'appealed' });
  expect(cases.map((one) => one.caseId)).not.toContain(caseId);
});

describe.each(['an accepted appeal', 'a reopening'])('%s', (what) => {
  async function takeBack(caseId: string, path: string, guestId: string): Promise<void> {
    const versionNow = async () => (await rowOf(caseId))?.version ?? 0;
    if (what === 'a reopening') {
      await boss.requestOk('reopenCase', { caseId, version: await versionNow() });
      return;
    }
    await send('POST', `${path}/appeal`, { headers: await signIn(guestId), body: { text: 'A joke' } });
    await second.requestOk('decideAppeal', { caseId, version: await versionNow(), decision: 'accepted' });
  }
  const uphold = { version: 1, decision: 'uphold', reasonCode: 'spam' } as const;
  const isRestricted = async (guestId: string) =>
    (await db.$count(postRestriction, eq(postRestriction.guestId, guestId))) > 0;

  test('lifts the restriction of the case', async () => {
    const { caseId, postId, guestId } = await insertCase(db);
    await boss.requestOk('decideCase', { ...uphold, caseId, action: 'restrict', days: 7 });

    await takeBack(caseId, `${here}/post/${postId}`, guestId);

    expect([await isRestricted(guestId), await statusOf(postId)]).toEqual([false, 'published']);
  });

  test('keeps a restriction that another decision has replaced', async () => {
    const { caseId, postId, guestId } = await insertCase(db);
    await boss.requestOk('decideCase', { ...uphold, caseId, action: 'restrict', days: 7 });
    await db.update(postRestriction).set({ by: second.id }).where(eq(postRestriction.guestId, guestId));

    await takeBack(caseId, `${here}/post/${postId}`, guestId);

    expect(await isRestricted(guestId)).toBe(true);
  });

  test('keeps the restrictions of other cases and of a supervisor, of which the longest holds', async () => {
    const [{ caseId, postId, guestId }, ...others] = [
      await insertCase(db),
      await insertCase(db),
      await insertCase(db),
    ];
    for (const other of others) await giveTo(guestId, other);
    const untilOf = async () =>
      (await db.select().from(postRestriction).where(eq(postRestriction.guestId, guestId)))[0]?.until;
    const after = (days: number) => new Date(NOON + days * DAY_MS);
    const [shorter, shortest] = others.map((one) => one.caseId);
    const restrict = { ...uphold, action: 'restrict' } as const;
    await boss.requestOk('restrictGuest', { guestUuid: guestId, days: 2, reasonCode: 'spam' });
    await boss.requestOk('decideCase', { ...restrict, caseId, days: 30 });
    await boss.requestOk('decideCase', { ...restrict, caseId: shorter ?? '', days: 7 });
    await boss.requestOk('decideCase', { ...restrict, caseId: shortest ?? '', days: 1 });
    expect(await untilOf()).toEqual(after(30));

    await takeBack(caseId, `${here}/post/${postId}`, guestId);

    expect(await untilOf()).toEqual(after(7));
    await boss.requestOk('reopenCase', { caseId: shorter ?? '', version: 2 });
    expect(await untilOf()).toEqual(after(2));
    await boss.requestOk('liftRestriction', { guestUuid: guestId });
    expect(await isRestricted(guestId)).toBe(false);
    await boss.requestOk('reopenCase', { caseId: shortest ?? '', version: 2 });
    expect(await isRestricted(guestId)).toBe(false);
  });

  test('lifts a restriction that a server of the version before has stored', async () => {
    const { caseId, postId, guestId } = await insertCase(db);
    await boss.requestOk('decideCase', { ...uphold, caseId, action: 'restrict', days: 7 });
    await db.delete(postRestrictionCause).where(eq(postRestrictionCause.guestId, guestId));

    await takeBack(caseId, `${here}/post/${postId}`, guestId);

    expect(await isRestricted(guestId)).toBe(false);
  });

  test('does not bring back a restriction that a server of the version before has lifted', async () => {
    const { caseId, postId, guestId } = await insertCase(db);
    const other = await insertCase(db);
    await giveTo(guestId, other);
    for (const id of [caseId, other.caseId])
      await boss.requestOk('decideCase', { ...uphold, caseId: id, action: 'restrict', days: 7 });
    await db.delete(postRestriction).where(eq(postRestriction.guestId, guestId));

    await takeBack(caseId, `${here}/post/${postId}`, guestId);

    expect(await isRestricted(guestId)).toBe(false);
  });

  test('opens the comments that the case has locked', async () => {
    const { caseId, postId, guestId } = await insertCase(db);
    await boss.requestOk('decideCase', { ...uphold, caseId, action: 'lock_comments' });

    await takeBack(caseId, `${here}/post/${postId}`, guestId);

    const [row] = await db.select().from(post).where(eq(post.id, postId));
    expect(row?.isCommentsLocked).toBe(false);
  });

  test('brings back the photos of a post that the case has taken away', async () => {
    const { caseId, postId, guestId } = await insertCase(db);
    const { key, pictures } = await insertPhoto(db, postId);
    await boss.requestOk('decideCase', { ...uphold, caseId, action: 'take_photo_away' });
    const taken = await photosOf(postId, key);

    await takeBack(caseId, `${here}/post/${postId}`, guestId);

    expect(taken).toEqual({ pictures: [], state: 'doomed' });
    expect(await photosOf(postId, key)).toEqual({ pictures, state: 'linked' });
  });

  test('shows a post of photos alone again, which the case has hidden because nothing was left of it', async () => {
    const { caseId, postId, guestId } = await insertCase(db);
    const { key, pictures } = await insertPhoto(db, postId);
    await db.update(post).set({ text: '' }).where(eq(post.id, postId));
    await boss.requestOk('decideCase', { ...uphold, caseId, action: 'take_photo_away' });
    const hidden = await statusOf(postId);

    await takeBack(caseId, `${here}/post/${postId}`, guestId);

    expect([hidden, await statusOf(postId)]).toEqual(['hidden', 'published']);
    expect(await photosOf(postId, key)).toEqual({ pictures, state: 'linked' });
  });

  test('does not bring back photos of a post that its author has deleted', async () => {
    const { caseId, postId, guestId } = await insertCase(db);
    const { key } = await insertPhoto(db, postId);
    await boss.requestOk('decideCase', { ...uphold, caseId, action: 'take_photo_away' });
    await takeBackAfterDeletion(caseId, postId, guestId);

    expect(await photosOf(postId, key)).toEqual({ pictures: [], state: 'doomed' });
  });

  async function takeBackAfterDeletion(caseId: string, postId: string, guestId: string): Promise<void> {
    const path = `${here}/post/${postId}`;
    const headers = await signIn(guestId);
    await send('POST', `${path}/appeal`, { headers, body: { text: 'A joke' } });
    await send('DELETE', path, { headers });
    const versionNow = async () => (await rowOf(caseId))?.version ?? 0;
    if (what === 'a reopening') await second.requestOk('reopenCase', { caseId, version: await versionNow() });
    else
      await second.requestOk('decideAppeal', { caseId, version: await versionNow(), decision: 'accepted' });
  }
});

test('the photos of a guest whose account is erased do not come back', async () => {
  const { caseId, postId, guestId } = await insertCase(db);
  const { key } = await insertPhoto(db, postId);
  await boss.requestOk('decideCase', {
    caseId,
    version: 1,
    decision: 'uphold',
    action: 'take_photo_away',
    reasonCode: 'privacy',
  });
  await db.transaction((tx) => eraseFromModeration(tx, [guestId]));

  await second.requestOk('reopenCase', { caseId, version: 2 });

  expect(await photosOf(postId, key)).toEqual({ pictures: [], state: 'doomed' });
});

test('a decision that is taken back brings back the profile photo, unless the guest has chosen another one', async () => {
  const [kept, changed] = [await insertProfileCase(), await insertProfileCase()];
  for (const { caseId } of [kept, changed])
    await boss.requestOk('decideCase', {
      caseId,
      version: 1,
      decision: 'uphold',
      action: 'take_photo_away',
      reasonCode: 'privacy',
    });
  await db.update(guest).set({ profilePic: '/photos/new.jpg' }).where(eq(guest.id, changed.guestId));

  for (const { caseId } of [kept, changed]) await boss.requestOk('reopenCase', { caseId, version: 2 });

  expect(await profilePicOf(kept.guestId)).toBe('/photos/old.jpg');
  expect(await profilePicOf(changed.guestId)).toBe('/photos/new.jpg');
});

/** Makes the guest the author of what another case is about. */
async function giveTo(guestId: string, { caseId, postId }: { caseId: string; postId: string }) {
  await db.update(post).set({ guestId }).where(eq(post.id, postId));
  await db.update(moderationCase).set({ authorGuestId: guestId }).where(eq(moderationCase.id, caseId));
}

const profilePicOf = async (id: string) =>
  (await db.select().from(guest).where(eq(guest.id, id)))[0]?.profilePic;

async function insertProfileCase() {
  const { caseId, guestId } = await insertCase(db);
  await db.update(guest).set({ profilePic: '/photos/old.jpg' }).where(eq(guest.id, guestId));
  await db
    .update(moderationCase)
    .set({ subjectKind: 'guest', subjectId: guestId })
    .where(eq(moderationCase.id, caseId));
  return { caseId, guestId };
}

async function photosOf(postId: string, key: string) {
  const [row] = await db.select().from(post).where(eq(post.id, postId));
  const [file] = await db.select().from(upload).where(eq(upload.key, key));
  return { pictures: row?.pictures, state: file?.state };
}
