import { eq } from 'drizzle-orm';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guest, upload } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON } from '../../testing/noon';
import { createErasureRepository } from '../privacy/erasure.repository';
import { createDiskStore } from '../upload/store/disk-store';
import { jpeg } from '../upload/testing/sample-files';
import { testUploads } from '../upload/testing/test-uploads';
import { createUploads } from '../upload/uploads';
import { createMoveEarlierPhotos } from './move-earlier-photos.job';
import { createPhotoStore } from './photo-store';

const DAY_MS = 24 * 3_600_000;
const suite = await testUploads();
const { app, db, dataDir, get } = suite;
const boss = await suite.staff('supervisor');
const store = createDiskStore(join(dataDir, 'uploads'));
/** The uploads as some hours later. */
const uploads = createUploads({ db, store, now: () => Date.now() + DAY_MS });
const photos = createPhotoStore(store, join(dataDir, 'photos'));
const moveEarlier = createMoveEarlierPhotos(photos, uploads.rows);

async function setPhoto(headers: Record<string, string>): Promise<string> {
  const reply = await app.inject({
    method: 'PUT',
    url: '/web/property/casa-miramar/guest/photo',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    payload: jpeg,
  });
  return reply.json<{ user: { profilePhoto: string } }>().user.profilePhoto;
}

const nameOf = (address: string) => address.split('/').at(-1) ?? '';
const keyOf = (address: string) => address.replace('/photos/', 'p/');
const isStored = async (address: string) =>
  (await readdir(join(dataDir, 'uploads', 'p', 'casa-miramar'))).includes(nameOf(address));

/** A guest whose photo a server of the previous release has stored, which inserts no row. */
async function guestOfPreviousRelease() {
  const me = await knownGuest(db, NOON);
  const photo = await setPhoto(me.headers);
  await db.delete(upload).where(eq(upload.key, keyOf(photo)));
  return { ...me, photo };
}

/** Puts the photo of a guest into the folder of installations that kept photos on the disk of one process. */
async function guestOfEarlierFolder(name: string) {
  const photo = `/photos/casa-miramar/${name.repeat(22)}.jpg`;
  const folder = join(dataDir, 'photos', 'casa-miramar');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, nameOf(photo)), jpeg);
  const isInFolder = async () => (await readdir(folder)).includes(nameOf(photo));
  return { ...(await knownGuest(db, NOON, { profilePic: photo })), photo, isInFolder };
}

const erase = (personId: string) =>
  createErasureRepository(db, () => NOON).erase({ personId, posts: 'anonymise' });

test('a profile photo without a row is deleted after its guest has replaced it', async () => {
  const { headers, photo } = await guestOfPreviousRelease();

  const next = await setPhoto(headers);
  await uploads.deleteUnused();

  expect([await isStored(photo), await isStored(next)]).toEqual([false, true]);
});

test('a profile photo without a row is deleted with the account of its guest', async () => {
  const { personId, photo } = await guestOfPreviousRelease();

  await erase(personId);
  await uploads.deleteUnused();

  expect(await isStored(photo)).toBe(false);
});

test('a profile photo without a row gets one from the job while its guest shows it', async () => {
  const { id, photo } = await guestOfPreviousRelease();
  const [owner] = await db.select().from(guest).where(eq(guest.id, id));

  await moveEarlier();

  expect(await uploads.rows.find(keyOf(photo))).toMatchObject({
    ownerId: owner?.chatUuid,
    purpose: 'profile',
    state: 'linked',
  });
});

test('a profile photo in the earlier folder moves into the file store while its guest shows it', async () => {
  const { photo, isInFolder } = await guestOfEarlierFolder('a');

  await moveEarlier();

  expect([await isInFolder(), await isStored(photo), (await get(photo)).status]).toEqual([false, true, 200]);
});

test.each([
  ['before', 'b'],
  ['after', 'c'],
])(
  'a profile photo in the earlier folder is deleted if its guest was erased, also %s the deletion of its row',
  async (order, name) => {
    const { personId, photo, isInFolder } = await guestOfEarlierFolder(name);

    await erase(personId);
    if (order === 'after') await uploads.deleteUnused();
    await moveEarlier();
    await uploads.deleteUnused();

    expect([await isInFolder(), await isStored(photo)]).toEqual([false, false]);
  },
);

test('a profile photo that was not the reported one stays after staff have taken it away, and can come back', async () => {
  const { id, headers } = await knownGuest(db, NOON);
  await setPhoto(headers);
  const { caseId, version } = (await boss.requestOk('openCase', { subjectKind: 'guest', subjectId: id }))
    .case;
  const current = await setPhoto(headers);

  const taken = await boss.requestOk('decideCase', {
    caseId,
    version,
    decision: 'uphold',
    action: 'take_photo_away',
    reasonCode: 'privacy',
  });
  await uploads.deleteUnused();
  await boss.requestOk('reopenCase', { caseId, version: taken.case.version });

  expect((await get(current)).status).toBe(200);
});
