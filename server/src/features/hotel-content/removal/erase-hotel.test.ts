import { eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  activityBooking,
  contentBlob,
  contentPictureFile,
  contentVersion,
  guest,
  property,
  reminder,
  suiteMeta,
  upload,
} from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/noon';
import { testDatabase } from '../../../testing/test-database';
import { someActivity } from '../../activity-booking/testing/some-session';
import { propertyIdOf } from '../rows/row-context';
import { packOldVersions } from '../retention/pack-old-versions';
import { draftOf, publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { publishVersion } from '../versions/publish';
import { eraseHotel, filesOfHotel } from './erase-hotel';

test('once the last demo hotel is erased, the demo counts as removed, even if there are other hotels', async () => {
  const db = await testDatabase('filled');
  await publishFolder(db, viennaWith([], 'wien-erased'));
  const invented = (await db.select().from(property)).filter(({ isDemo }) => isDemo);
  const seen: string[] = [];

  for (const { id } of invented) {
    await db.transaction((tx) => eraseHotel(tx, id));
    seen.push(...(await db.select({ demo: suiteMeta.demo }).from(suiteMeta)).map(({ demo }) => demo));
  }

  expect(seen).toEqual(['filled', 'filled', 'removed']);
  expect((await db.select().from(property)).map(({ slug }) => slug)).toEqual(['wien-erased']);
});

/** A booking of somebody who came without an account. */
const BOOKING = {
  status: 'confirmed',
  units: [],
  pax: 1,
  contact: { firstName: 'Ada' },
  total: 0,
  currency: 'EUR',
  currencyPrecision: 2,
  paymentMethod: 'pay_there',
  paymentStatus: 'none',
  policy: {
    cancelCutoffMinutes: 0,
    modifyCutoffMinutes: 0,
    requiresApproval: false,
    contactFields: [],
    questions: [],
    text: {},
  },
  cancelBy: new Date(NOON),
  voucherCode: 'ABCDEFGH',
} satisfies Partial<typeof activityBooking.$inferInsert>;

test('the reminders of a hotel go with it, and those of other hotels stay', async () => {
  const db = await testDatabase('filled');
  const bookings: Record<string, string> = {};
  for (const slug of ['casa-miramar', 'qasr-al-bahr']) {
    const { sessionId } = await someActivity({ db }, { slug });
    const [hotel] = await db.select().from(property).where(eq(property.slug, slug));
    const propertyId = hotel?.id ?? '';
    const [booking] = await db
      .insert(activityBooking)
      .values({ ...BOOKING, propertyId, sessionId, reference: `AC-${slug}` })
      .returning();
    const subjectId = booking?.id ?? '';
    const of = { subjectKind: 'activity', subjectId, dueAt: new Date(NOON) } as const;
    await db.insert(reminder).values([
      { ...of, kind: 'hour_before' },
      { ...of, kind: 'evening_before', sentAt: new Date(NOON) },
    ]);
    bookings[slug] = subjectId;
  }

  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  await db.transaction((tx) => eraseHotel(tx, hotel?.id ?? ''));

  const left = (await db.select().from(reminder)).map(({ subjectId }) => subjectId);
  expect(left).toContain(bookings['qasr-al-bahr']);
  expect(left).not.toContain(bookings['casa-miramar']);
});

test('the pictures of a hotel are found without a record too, but not those of a draft under another id', async () => {
  const db = await testDatabase();
  const slug = 'wien-without-record';
  const pictureOf = (letter: string) => {
    const picture = { path: `pictures/${letter}.jpg`, sha256: letter.repeat(64), width: 800, height: 600 };
    return [letter, picture] as const;
  };
  const live = await draftOf(db, viennaWith([], slug), new Map([pictureOf('a'), pictureOf('b')]));
  await publishVersion(db, live, { now: new Date(NOON), by: 'operator:test' });
  const draft = await draftOf(db, viennaWith([], slug), new Map([pictureOf('b'), pictureOf('c')]));
  await db
    .update(contentVersion)
    .set({ propertyId: '3d1c2f6a-7f0e-4f0e-9d0a-6a1b2c3d4e5f', number: 1 })
    .where(eq(contentVersion.id, draft.id));
  await db.delete(contentPictureFile).where(eq(contentPictureFile.sha256, 'a'.repeat(64)));
  const ofInterruptedImport = { slug, sha256: 'd'.repeat(64), width: 800 };
  await db.insert(contentPictureFile).values(ofInterruptedImport);

  const { pictures } = await filesOfHotel(db, live.propertyId);
  await db.transaction((tx) => eraseHotel(tx, live.propertyId));

  expect(pictures.map(({ sha256 }) => sha256[0]).sort()).toEqual(['a', 'd']);
  const left = await db.select().from(contentPictureFile);
  expect(left.map(({ sha256 }) => sha256[0]).sort()).toEqual(['b', 'c']);
});

test('the photo of a person who is a guest elsewhere too is not among the files of the hotel', async () => {
  const db = await testDatabase('filled');
  const here = await knownGuest(db, NOON, { slug: 'casa-miramar' });
  const alone = await knownGuest(db, NOON, { slug: 'casa-miramar' });
  const elsewhere = await knownGuest(db, NOON, { slug: 'qasr-al-bahr' });
  for (const { id } of [here, elsewhere])
    await db.update(guest).set({ profilePic: 'photo-of-a-traveller' }).where(eq(guest.id, id));
  await db.update(guest).set({ profilePic: 'photo-of-one-hotel' }).where(eq(guest.id, alone.id));

  const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const { photos } = await filesOfHotel(db, hotel?.id ?? '');

  expect(photos).toContain('photo-of-one-hotel');
  expect(photos).not.toContain('photo-of-a-traveller');
});

test('the photo of a person who is a guest elsewhere too outlives the hotel, and belongs to the other hotel', async () => {
  const db = await testDatabase('filled');
  const name = `${'a'.repeat(22)}.jpg`;
  const profilePic = `/photos/casa-miramar/${name}`;
  const here = await knownGuest(db, NOON, { slug: 'casa-miramar', profilePic });
  const elsewhere = await knownGuest(db, NOON, { slug: 'qasr-al-bahr', profilePic });
  const [owner] = await db.select().from(guest).where(eq(guest.id, here.id));
  const [other] = await db.select().from(guest).where(eq(guest.id, elsewhere.id));
  const key = `p/casa-miramar/${name}`;
  const propertyId = owner?.propertyId ?? '';
  const photo = { ownerKind: 'guest', purpose: 'profile', type: 'photo', ext: 'jpg', most: 1 } as const;
  await db.insert(upload).values({
    ...photo,
    propertyId,
    key,
    ownerId: owner?.chatUuid ?? '',
    state: 'linked',
    expiresAt: new Date(NOON),
  });

  const { uploads } = await filesOfHotel(db, propertyId);
  await db.transaction((tx) => eraseHotel(tx, propertyId));

  expect(uploads).not.toContain(key);
  expect(await db.select().from(upload).where(eq(upload.key, key))).toEqual([
    expect.objectContaining({ propertyId: other?.propertyId, ownerId: other?.chatUuid }),
  ]);
});

test('the texts of packed versions go with their hotel, and so do those that they are packed against', async () => {
  const db = await testDatabase();
  const slug = 'wien-packed-and-erased';
  const MENU = 'outlets/bar/menus/drinks.yaml';
  for (const price of ['4.10', '4.20', '4.30'])
    await draftOf(db, viennaWith([[MENU, 'price: 4.80', `price: ${price}`]], slug));
  await db.update(contentVersion).set({ createdAt: new Date(Date.now() - 2 * 86_400_000) });
  await packOldVersions(db);
  const packed = await db.$count(contentBlob, isNotNull(contentBlob.baseSha256));

  await db.transaction((tx) => eraseHotel(tx, propertyIdOf(slug)));

  expect(packed).toBe(2);
  expect(await db.select().from(contentBlob)).toEqual([]);
});
