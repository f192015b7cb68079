import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentBlob, contentPart, contentPicture, contentVersion } from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import { sha256Of } from '../../picture/imported-file';
import { pictureOf } from '../testing/folder-picture';
import { draftOf, publishFolder } from '../testing/publish-folder';
import { versionStates } from '../testing/version-states';
import { viennaWith } from '../testing/vienna';
import { createDeleteOldContent } from '../retention/delete-old-content.job';
import { packOldVersions } from '../retention/pack-old-versions';
import { publishVersion } from '../versions/publish';
import { createVersionRepository, type ContentVersion } from '../versions/version.repository';

const db = await testDatabase();
const versions = createVersionRepository(db);
const MENU = 'outlets/bar/menus/drinks.yaml';
const DAY_MS = 86_400_000;
const pictures = new Map([['house', pictureOf('house')]]);

const withPrice = (slug: string, price: string) =>
  viennaWith([[MENU, 'price: 4.80', `price: ${price}`]], slug);

/** Publishes the hotel with this price, and makes the version as many days old. */
async function published(slug: string, price: string, days: number): Promise<ContentVersion> {
  await publishFolder(db, withPrice(slug, price));
  return aged(slug, days);
}

async function aged(slug: string, days: number): Promise<ContentVersion> {
  const [newest] = await versions.list(slug);
  if (!newest) throw new Error('the hotel has no version');
  await db
    .update(contentVersion)
    .set({ createdAt: new Date(Date.now() - days * DAY_MS) })
    .where(eq(contentVersion.id, newest.id));
  return newest;
}

const rowsOf = async ({ id }: ContentVersion) =>
  (await db.$count(contentPart, eq(contentPart.versionId, id))) +
  (await db.$count(contentPicture, eq(contentPicture.versionId, id)));

/** Returns everything that can be read of a version. */
const readingOf = async (slug: string, version: ContentVersion) => {
  const { files, pictures: shown } = await versions.filesOf(version);
  return {
    files: [...files],
    pictures: [...shown],
    menu: await versions.fileOf(version, MENU),
    identity: await versions.identityOf(version),
    fingerprint: (await versions.fingerprints(slug)).get(version.number),
  };
};

test('versions of the days before are packed by the job alone, and everything is read as before', async () => {
  const slug = 'wien-packed';
  await draftOf(db, withPrice(slug, '4.10'), pictures);
  const first = await aged(slug, 4);
  await draftOf(db, withPrice(slug, '4.20'), pictures);
  const second = await aged(slug, 3);
  const moved = withPrice(slug, '4.30');
  moved.delete('loyalty.yaml');
  await draftOf(db, moved);
  const third = await aged(slug, 2);
  const all = [first, second, third];
  const before = await Promise.all(all.map((one) => readingOf(slug, one)));
  const whole = await Promise.all(all.map(rowsOf));

  await draftOf(db, withPrice(slug, '4.40'), pictures);
  await draftOf(db, withPrice(slug, '4.50'), pictures);
  const afterStoring = await Promise.all(all.map(rowsOf));
  await packOldVersions(db);

  expect(afterStoring).toEqual(whole);
  expect(await Promise.all(all.map((one) => readingOf(slug, one)))).toEqual(before);
  expect(await Promise.all(all.map(rowsOf))).toEqual([whole[0], 1, 1]);
  const hashes = await versions.textsByHash(
    second.propertyId,
    (await db.select().from(contentBlob)).map(({ sha256 }) => sha256),
  );
  expect([...hashes.values()].filter((text) => /price: 4\.[1-5]0/.test(text))).toHaveLength(5);
});

test('of a changed text only the changed lines stay, and a version that contains it again has it whole', async () => {
  const slug = 'wien-lines';
  await published(slug, '5.10', 5);
  const second = await published(slug, '5.20', 4);
  await published(slug, '5.30', 3);
  const textOf = async (version: ContentVersion) => {
    const ofMenu = db
      .select({ sha256: contentPart.sha256 })
      .from(contentPart)
      .where(sql`version_id = ${version.id} and path = ${MENU}`);
    const [text] = await db.select().from(contentBlob).where(inArray(contentBlob.sha256, ofMenu));
    return text;
  };
  const whole = (await textOf(second))?.body ?? '';

  await packOldVersions(db);
  const packed = await textOf(second);
  await publishFolder(db, withPrice(slug, '5.20'));

  expect(whole).toContain('price: 5.20');
  expect(packed).toMatchObject({ body: '', delta: expect.stringContaining('price: 5.20') });
  expect(packed?.delta?.length).toBeLessThan(whole.length / 4);
  expect(await textOf(second)).toMatchObject({ body: whole, baseSha256: null, delta: null });
  expect(await versions.fileOf(second, MENU)).toBe(whole);
});

test('after most lines of a text were changed, later texts have the lines in which they differ from that one', async () => {
  const slug = 'wien-all-prices';
  const menuAt = (price: string, last = price) =>
    `key: drinks\nname: Menu\norderable: true\npricesIncludeTax: true\nsections:\n  - key: all\n    name: All\n    items:\n${Array.from(
      { length: 60 },
      (_, i) =>
        `      - { key: drink-${i}, name: Drink ${i}, price: ${i === 59 ? last : price}, allergens: [] }\n`,
    ).join('')}`;
  const draft = async (menu: string, days: number) => {
    const files = viennaWith([], slug).set(MENU, menu);
    files.delete(`texts/en/${MENU}`);
    await draftOf(db, files);
    return aged(slug, days);
  };
  const blobOf = async (text: string) => {
    const [found] = await db
      .select()
      .from(contentBlob)
      .where(eq(contentBlob.sha256, sha256Of(text)));
    return found;
  };
  const texts = [
    menuAt('4.00'),
    menuAt('5.00'),
    menuAt('5.00', '5.10'),
    menuAt('5.00', '5.20'),
    menuAt('6.00', '5.30'),
    menuAt('4.00', '5.40'),
  ];
  const all: ContentVersion[] = [];
  for (const [i, text] of texts.entries()) all.push(await draft(text, 10 - i));
  const before = await Promise.all(all.map((one) => readingOf(slug, one)));

  await packOldVersions(db);

  const [first, dearer, ...others] = await Promise.all(texts.map(blobOf));
  expect([first?.body === texts[0], dearer?.body === texts[1]]).toEqual([true, true]);
  expect(others.map((one) => one?.baseSha256 ?? 'whole')).toEqual([
    dearer?.sha256,
    dearer?.sha256,
    'whole',
    first?.sha256,
  ]);
  expect(others[0]?.delta?.length).toBeLessThan(200);
  expect(await Promise.all(all.map((one) => readingOf(slug, one)))).toEqual(before);
});

test('the live version and those of today stay whole, and one that differs everywhere does', async () => {
  const slug = 'wien-whole';
  await draftOf(db, withPrice(slug, '6.10'));
  await aged(slug, 4);
  const live = await published(slug, '6.20', 3);
  const other = new Map([...withPrice(slug, '6.30')].map(([path, text]) => [path, `# other\n${text}`]));
  await draftOf(db, other);
  const different = await aged(slug, 2);
  await draftOf(db, withPrice(slug, '6.40'));
  const [today] = await versions.list(slug);

  await packOldVersions(db);

  const kept = [live, different, today].flatMap((one) => one ?? []);
  for (const version of kept)
    expect(await rowsOf(version)).toBe((await versions.filesOf(version)).files.size);
});

test('a draft that was packed is whole again once it is live', async () => {
  const slug = 'wien-late';
  await draftOf(db, withPrice(slug, '8.10'), pictures);
  await aged(slug, 4);
  await draftOf(db, withPrice(slug, '8.20'), pictures);
  const draft = await aged(slug, 3);
  const whole = await rowsOf(draft);
  const before = await readingOf(slug, draft);
  await packOldVersions(db);
  const packed = await rowsOf(draft);

  await publishVersion(db, draft, { now: new Date(), by: 'operator:test' });

  expect([packed, await rowsOf(draft)]).toEqual([1, whole]);
  expect(await readingOf(slug, draft)).toEqual(before);
  expect(
    await db.$count(
      contentBlob,
      sql`base_sha256 is not null and sha256 in
    (select sha256 from content_part where version_id = ${draft.id})`,
    ),
  ).toBe(0);
});

test('the whole version stays as long as one that is packed against it, and then nothing is left', async () => {
  const slug = 'wien-kept-whole';
  await draftOf(db, withPrice(slug, '7.10'));
  const first = await aged(slug, 10);
  await draftOf(db, withPrice(slug, '7.20'));
  const second = await aged(slug, 2);
  await draftOf(db, withPrice(slug, '7.30'));
  const before = await readingOf(slug, second);
  await packOldVersions(db);
  const runAfter = (days: number) =>
    createDeleteOldContent({ db, now: () => Date.now() + days * DAY_MS, removePicture: async () => {} })();

  await runAfter(85);
  expect(await versionStates(db, slug)).toEqual(['draft', 'draft', 'draft']);
  expect(await readingOf(slug, second)).toEqual(before);
  await runAfter(89);
  expect(await versionStates(db, slug)).toEqual(['draft', 'discarded', 'draft']);
  await runAfter(89);
  expect(await versionStates(db, slug)).toEqual(['discarded', 'discarded', 'draft']);
  expect(await rowsOf(first)).toBeGreaterThan(5);
  await runAfter(121);
  expect([await rowsOf(first), await rowsOf(second)]).toEqual([0, 0]);
});

test('a version that differs in its hotel.yaml stays whole, and no packed one has a hotel.yaml of its own', async () => {
  const slug = 'wien-own-hotel-file';
  await draftOf(db, withPrice(slug, '9.10'));
  await aged(slug, 4);
  const files = withPrice(slug, '9.10');
  await draftOf(db, files.set('hotel.yaml', `${files.get('hotel.yaml')}\n# seen`));
  const other = await aged(slug, 3);
  await draftOf(db, withPrice(slug, '9.20'));
  await aged(slug, 2);

  await packOldVersions(db);

  expect(await rowsOf(other)).toBe((await versions.filesOf(other)).files.size);
});

test('a version that was replaced today stays whole, however old it is', async () => {
  const slug = 'wien-just-replaced';
  const publish = async (price: string, days: number) => {
    await publishFolder(db, withPrice(slug, price), { now: new Date(Date.now() - days * DAY_MS) });
    return aged(slug, days);
  };
  await publish('9.30', 9);
  const earlier = await publish('9.40', 8);
  const replaced = await publish('9.50', 7);
  await publish('9.60', 0.5);
  const whole = await rowsOf(replaced);

  await packOldVersions(db);

  expect(await rowsOf(earlier)).toBe(1);
  expect(await rowsOf(replaced)).toBe(whole);
});

test('a text whose base is missing is an error and not an empty text', async () => {
  const slug = 'wien-broken';
  await draftOf(db, withPrice(slug, '9.70'));
  const first = await aged(slug, 4);
  await draftOf(db, withPrice(slug, '9.80'));
  const second = await aged(slug, 3);
  await packOldVersions(db);
  await db.execute(sql`update content_blob set base_sha256 = null
    where delta is not null and sha256 in (select sha256 from content_part where version_id = ${second.id})`);

  expect(await versions.fileOf(first, MENU)).toContain('9.70');
  await expect(versions.fileOf(second, MENU)).rejects.toThrow('base');
});
