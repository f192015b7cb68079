import { eq } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guest, moderationCase, upload } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON } from '../../testing/noon';
import type { SocketClient } from '../../testing/test-sockets';
import { createDeleteOldCases } from '../moderation/cases/delete-old-cases.job';
import { createEraseAccounts } from '../privacy/erase-accounts.job';
import { createErasureLedger } from '../privacy/erasure-ledger';
import { createErasureRepository } from '../privacy/erasure.repository';
import { createDiskStore } from '../upload/store/disk-store';
import { jpeg } from '../upload/testing/sample-files';
import { testUploads } from '../upload/testing/test-uploads';
import { createUploads } from '../upload/uploads';

const DAY_MS = 24 * 3_600_000;
const suite = await testUploads();
const { app, db, dataDir, get, read, open, signIn, sendFile } = suite;
const [boss, agent] = [await suite.staff('supervisor'), await suite.staff('agent')];
const photoUrl = '/web/property/casa-miramar/guest/photo';
type Headers = Record<string, string>;

async function setPhoto(headers: Headers): Promise<string> {
  const reply = await app.inject({
    method: 'PUT',
    url: photoUrl,
    headers: { ...headers, 'content-type': 'image/jpeg' },
    payload: jpeg,
  });
  return reply.json<{ user: { profilePhoto: string } }>().user.profilePhoto;
}

async function guestWithPhoto() {
  const me = await knownGuest(db, NOON);
  return { ...me, photo: await setPhoto(me.headers) };
}

const statusOf = async (path: string) => (await get(path)).status;
const isStored = async (address: string) =>
  (await readdir(join(dataDir, 'uploads', 'p', 'casa-miramar'))).includes(address.split('/').at(-1) ?? '');

/** Runs the job that deletes files, as it runs some hours later. */
const deleteFiles = () =>
  createUploads({
    db,
    store: createDiskStore(join(dataDir, 'uploads')),
    now: () => Date.now() + DAY_MS,
  }).deleteUnused();

async function erase(personId: string): Promise<void> {
  await createEraseAccounts({
    erasures: {
      ...createErasureRepository(db, () => NOON),
      findDue: async () => [{ personId, posts: 'anonymise' }],
    },
    ledger: createErasureLedger(join(dataDir, 'erasures.jsonl')),
    uploads: { deleteUnused: deleteFiles },
    cancelBookings: async () => {},
    now: () => NOON,
  })();
}

/** A case about the profile of a guest. */
const openCase = async (subjectId: string) =>
  (await boss.requestOk('openCase', { subjectKind: 'guest', subjectId })).case;

const takeAway = (caseId: string, version: number) =>
  boss.requestOk('decideCase', {
    caseId,
    version,
    decision: 'uphold',
    action: 'take_photo_away',
    reasonCode: 'privacy',
  });

/** Returns what a reader gets at the address of the first photo of a case. */
async function evidenceFor(reader: SocketClient, photoKeys: readonly string[]): Promise<number | undefined> {
  const file = await open(reader, photoKeys[0] ?? '');
  return file && (await read(file.url)).status;
}

test('a profile photo that staff have taken away stops answering at once, and answers again if they take that back', async () => {
  const { id, photo } = await guestWithPhoto();
  const { caseId, version } = await openCase(id);

  const taken = await takeAway(caseId, version);
  const whileTaken = await statusOf(photo);
  await deleteFiles();
  await boss.requestOk('reopenCase', { caseId, version: taken.case.version });

  expect(whileTaken).toBe(404);
  expect(await statusOf(photo)).toBe(200);
});

test('a profile photo that staff have taken away is gone from the other hotels of its guest too', async () => {
  const { id, photo, personId } = await guestWithPhoto();
  const other = await knownGuest(db, NOON, { slug: 'qasr-al-bahr', profilePic: photo });
  await db.update(guest).set({ personId }).where(eq(guest.id, other.id));
  const { caseId, version } = await openCase(id);
  const picOf = async () => (await db.select().from(guest).where(eq(guest.id, other.id)))[0]?.profilePic;

  const taken = await takeAway(caseId, version);
  const whileTaken = [await picOf(), await statusOf(photo)];
  await boss.requestOk('reopenCase', { caseId, version: taken.case.version });

  expect(whileTaken).toEqual([null, 404]);
  expect(await picOf()).toBe(photo);
});

test('a device does not keep a profile photo longer than five minutes', async () => {
  const { photo } = await guestWithPhoto();

  expect((await get(photo)).headers['cache-control']).toBe('private, max-age=300');
});

test('a replaced profile photo stops answering at once, and its file is deleted', async () => {
  const { headers, photo } = await guestWithPhoto();

  const next = await setPhoto(headers);
  const afterwards = await statusOf(photo);
  await deleteFiles();

  expect(afterwards).toBe(404);
  expect([await isStored(photo), await isStored(next), await statusOf(next)]).toEqual([false, true, 200]);
});

test('a reported profile photo stays for supervisors alone after its guest has replaced it, as long as the case', async () => {
  const me = await suite.guest();
  const headers = await signIn(me.guestId);
  const photo = await setPhoto(headers);
  const { caseId, photoKeys } = await openCase(me.guestId);

  await setPhoto(headers);
  await deleteFiles();
  const answers = [
    await statusOf(photo),
    await evidenceFor(boss, photoKeys),
    await evidenceFor(agent, photoKeys),
    await evidenceFor(me, photoKeys),
  ];
  await db.delete(moderationCase).where(eq(moderationCase.id, caseId));
  await deleteFiles();

  expect(answers).toEqual([404, 200, undefined, undefined]);
  expect(await isStored(photo)).toBe(false);
});

test('nobody opens a profile photo through the addresses of files while no case keeps it', async () => {
  const me = await suite.guest();
  const photo = await setPhoto(await signIn(me.guestId));
  const key = photo.replace('/photos/', 'p/');

  expect([await evidenceFor(agent, [key]), await evidenceFor(await suite.guest(), [key])]).toEqual([
    undefined,
    undefined,
  ]);
});

test('the erasure of an account deletes the files of all its photos: profile, taken away, post, claim and message', async () => {
  const me = await suite.guest();
  const headers = await signIn(me.guestId);
  const [{ personId } = { personId: null }] = await db.select().from(guest).where(eq(guest.id, me.guestId));
  const takenAway = await setPhoto(headers);
  const { caseId, version } = await openCase(me.guestId);
  await takeAway(caseId, version);
  const shown = await setPhoto(headers);
  const keys = [
    await sendFile(me, jpeg, { purpose: 'post' }),
    await sendFile(me, jpeg),
    await sendFile(me, jpeg),
  ];
  await db
    .update(upload)
    .set({ purpose: 'claim', state: 'linked' })
    .where(eq(upload.key, keys[1] ?? ''));
  const before = await Promise.all([takenAway, shown, ...keys].map(isStored));

  await erase(personId ?? '');

  expect(before).toEqual([true, true, true, true, true]);
  expect(await Promise.all([takenAway, shown, ...keys].map(isStored))).toEqual(before.map(() => false));
  expect(await db.$count(upload, eq(upload.ownerId, me.id))).toBe(0);
});

test('the evidence of an open case outlives the erasure of its guest for supervisors alone, until the case closes', async () => {
  const { id, personId, photo } = await guestWithPhoto();
  const { caseId, version, photoKeys } = await openCase(id);

  await erase(personId);
  const open = [
    await statusOf(photo),
    await evidenceFor(boss, photoKeys),
    await evidenceFor(agent, photoKeys),
  ];
  await boss.requestOk('decideCase', { caseId, version, decision: 'dismiss', action: 'none' });
  await createDeleteOldCases(db, () => NOON)();
  await deleteFiles();

  expect(open).toEqual([404, 200, undefined]);
  expect([await evidenceFor(boss, photoKeys), await isStored(photo)]).toEqual([undefined, false]);
});
