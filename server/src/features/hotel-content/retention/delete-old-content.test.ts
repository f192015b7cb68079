import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  contentBlob,
  contentPart,
  contentPictureFile,
  contentVersion,
  outlet,
  withdrawnItem,
} from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import type { FolderPictures } from '../model/hotel-content';
import { propertyIdOf } from '../rows/row-context';
import { draftOf, publishFolder } from '../testing/publish-folder';
import { pictureOf, shownAs } from '../testing/folder-picture';
import { versionStates } from '../testing/version-states';
import { viennaWith } from '../testing/vienna';
import { publishVersion } from '../versions/publish';
import { createVersionRepository, type ContentVersion } from '../versions/version.repository';
import { createDeleteOldContent } from './delete-old-content.job';
import { wantPictures } from './wanted-pictures';

const db = await testDatabase();
const versions = createVersionRepository(db);
const MENU = 'outlets/bar/menus/drinks.yaml';
const NOW = Date.parse('2030-06-01T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);
const TWO_YEARS = 731;

/** Runs the job, and returns the pictures whose files it has removed from the hotel's folder of the file store. */
async function runJob(slug: string, { fails = false } = {}): Promise<string[]> {
  const removed: string[] = [];
  await createDeleteOldContent({
    db,
    now: () => NOW,
    async removePicture(of, { sha256 }) {
      if (of !== slug) return;
      if (fails) throw new Error('the file store does not answer');
      removed.push(sha256);
    },
  })();
  return removed;
}

/** Publishes the hotel with this price of a melange, as many days ago. */
async function publish(slug: string, price: string, days: number, pictures?: FolderPictures) {
  const draft = await storeDraft(slug, price, days, pictures);
  await publishVersion(db, draft, { now: daysAgo(days), by: 'operator:test' });
  return draft;
}

async function storeDraft(slug: string, price: string, days: number, pictures?: FolderPictures) {
  const draft = await draftOf(db, viennaWith([[MENU, 'price: 4.80', `price: ${price}`]], slug), pictures);
  await db
    .update(contentVersion)
    .set({ createdAt: daysAgo(days) })
    .where(eq(contentVersion.id, draft.id));
  return draft;
}

const filesOf = async ({ id }: ContentVersion) => db.$count(contentPart, eq(contentPart.versionId, id));

const textExists = async (text: string) => (await db.$count(contentBlob, sql`body like ${`%${text}%`}`)) > 0;

const withPictures = (...all: ReturnType<typeof pictureOf>[]) =>
  new Map(all.map((one) => [one.path.slice('pictures/'.length, -'.jpg'.length), one]));

test('versions that were replaced two years ago and drafts of 90 days are discarded; the live one stays for ever', async () => {
  const slug = 'wien-versions';
  await publish(slug, '4.01', 2000);
  await publish(slug, '4.02', 1000);
  const lasting = await publish(slug, '4.03', TWO_YEARS + 1);
  await storeDraft(slug, '4.04', 91);
  await storeDraft(slug, '4.05', 89);
  await runJob(slug);

  // The second one was replaced two years and a day ago, the third one is live since then.
  expect(await versionStates(db, slug)).toEqual([
    'discarded',
    'discarded',
    'published',
    'discarded',
    'draft',
  ]);
  expect(await versions.live(slug)).toMatchObject({ number: lasting.number });
  expect(await versions.find(slug, 1)).toBeUndefined();
  expect(await versions.earlier(slug)).toBeUndefined();
  expect([...(await versions.fingerprints(slug)).keys()].sort()).toEqual([3, 5]);
});

test('a version that was live until less than two years ago can be brought back, however old it is', async () => {
  const slug = 'wien-rollback';
  await publish(slug, '4.11', 3000);
  await publish(slug, '4.12', TWO_YEARS - 2);
  await runJob(slug);

  expect(await versionStates(db, slug)).toEqual(['superseded', 'published']);
  const back = await versions.earlier(slug);
  expect((await versions.filesOf(back ?? expect.fail())).files.get(MENU)).toContain('4.11');
});

test('a version that a draft is based on stays as long as the draft', async () => {
  const slug = 'wien-base';
  const base = await publish(slug, '4.21', 2000);
  await publish(slug, '4.22', 1000);
  const draft = await storeDraft(slug, '4.23', 10);
  await db.update(contentVersion).set({ base: base.number }).where(eq(contentVersion.id, draft.id));
  await runJob(slug);
  expect(await versionStates(db, slug)).toEqual(['superseded', 'published', 'draft']);

  await db
    .update(contentVersion)
    .set({ createdAt: daysAgo(100) })
    .where(eq(contentVersion.id, draft.id));
  await runJob(slug);
  await runJob(slug);
  expect(await versionStates(db, slug)).toEqual(['discarded', 'published', 'discarded']);
});

test('files go 30 days after their version, texts only with their last version, and the row and its number stay', async () => {
  const slug = 'wien-files';
  const live = await publish(slug, '4.31', 500);
  const recent = await storeDraft(slug, '4.32', 119);
  const old = await storeDraft(slug, '4.33', 121);
  await runJob(slug);
  // A reader that has begun with a version keeps its files until the next run.
  expect(await versionStates(db, slug)).toEqual(['published', 'discarded', 'discarded']);
  expect(await filesOf(old)).toBeGreaterThan(5);
  await expect(publishVersion(db, old, { now: daysAgo(0), by: 'operator:test' })).rejects.toMatchObject({
    code: 'discarded',
  });
  await runJob(slug);

  expect(await versionStates(db, slug)).toEqual(['published', 'discarded', 'discarded']);
  expect(await filesOf(recent)).toBeGreaterThan(5);
  expect(await filesOf(old)).toBe(0);
  expect(await filesOf(live)).toBeGreaterThan(5);
  expect([await textExists('4.32'), await textExists('4.33'), await textExists('4.31')]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await storeDraft(slug, '4.34', 0)).number).toBe(4);
});

test('pictures without a version go 30 days after an import has wanted them, others stay', async () => {
  const slug = 'wien-pictures';
  const propertyId = propertyIdOf(slug);
  const [live, gone, interrupted, running, shown] = [
    pictureOf('live'),
    pictureOf('gone'),
    pictureOf('interrupted'),
    pictureOf('running'),
    pictureOf('shown'),
  ];
  await publish(slug, '4.41', 500, withPictures(live));
  await storeDraft(slug, '4.42', 200, withPictures(live, gone));
  await wantPictures(db, slug, [live, gone, interrupted, shown], daysAgo(200));
  await wantPictures(db, slug, [running], daysAgo(29));
  // A withdrawn outlet keeps its pictures, because bookings still show it.
  await db
    .update(outlet)
    .set({
      pictures: [shownAs(shown)],
    })
    .where(eq(outlet.propertyId, propertyId));

  await expect(runJob(slug, { fails: true })).rejects.toThrow('1 failed');
  const removed = await runJob(slug);

  expect(removed.sort()).toEqual([gone.sha256, interrupted.sha256].sort());
  const left = await db.$count(contentPictureFile, eq(contentPictureFile.slug, slug));
  expect(left).toBe(3);
});

test('a picture of the live hotel stays when a draft under another id with the same slug is discarded', async () => {
  const slug = 'wien-other-id';
  const [live, ofDraft] = [pictureOf('live-of-slug'), pictureOf('of-other-id')];
  await publish(slug, '4.51', 500, withPictures(live));
  const draft = await storeDraft(slug, '4.52', 200, withPictures(live, ofDraft));
  const otherId = '3d1c2f6a-7f0e-4f0e-9d0a-6a1b2c3d4e5f';
  await db
    .update(contentVersion)
    .set({ propertyId: otherId, number: 1 })
    .where(eq(contentVersion.id, draft.id));
  await wantPictures(db, slug, [live, ofDraft], daysAgo(200));
  await runJob(slug);

  expect(await runJob(slug)).toEqual([ofDraft.sha256]);
});

test('a picture that cannot be removed does not keep those after it, and is removed by a later run', async () => {
  const slug = 'wien-failing';
  const pictures = Array.from({ length: 3 }, (_, number) => pictureOf(`failing-${number}`));
  for (const [index, one] of pictures.entries()) await wantPictures(db, slug, [one], daysAgo(50 - index));
  const [first, ...others] = pictures.map(({ sha256 }) => sha256);
  const removed: string[] = [];
  const failing = createDeleteOldContent({
    db,
    now: () => NOW,
    async removePicture(of, { sha256 }) {
      if (of !== slug) return;
      if (sha256 === first) throw new Error('the file store does not answer');
      removed.push(sha256);
    },
  });

  await expect(failing()).rejects.toThrow('1 failed');

  expect(removed).toEqual(others);
  expect(await runJob(slug)).toEqual([first]);
});

test('pictures of a server of an earlier release, which does not record files, are deleted too', async () => {
  const slug = 'wien-earlier-release';
  const gone = pictureOf('unrecorded');
  await publish(slug, '4.61', 500);
  await storeDraft(slug, '4.62', 200, withPictures(gone));
  await db.delete(contentPictureFile).where(eq(contentPictureFile.slug, slug));
  await runJob(slug);
  // The job records such a picture as wanted now.
  await db
    .update(contentPictureFile)
    .set({ wantedAt: daysAgo(40) })
    .where(eq(contentPictureFile.slug, slug));

  expect(await runJob(slug)).toEqual([gone.sha256]);
});

test('an import that wants a picture while it is deleted waits, and then finds that it is gone', async () => {
  const slug = 'wien-race';
  const picture = pictureOf('raced');
  await wantPictures(db, slug, [picture], daysAgo(40));
  const order: string[] = [];
  let wanting: Promise<void> | undefined;
  await createDeleteOldContent({
    db,
    now: () => NOW,
    async removePicture(of) {
      if (of !== slug) return;
      wanting = wantPictures(db, slug, [picture], new Date(NOW)).then(() => void order.push('wanted'));
      await expect
        .poll(async () => {
          const { rows } = await db.execute(
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
      order.push('removed');
    },
  })();
  await wanting;

  expect(order).toEqual(['removed', 'wanted']);
  expect(await runJob(slug)).toEqual([]);
});

test('several servers that delete at once remove each picture once', async () => {
  const slug = 'wien-nodes';
  const pictures = Array.from({ length: 20 }, (_, number) => pictureOf(`node-${number}`));
  await wantPictures(db, slug, pictures, daysAgo(40));

  const removed = (await Promise.all([runJob(slug), runJob(slug), runJob(slug)])).flat();

  expect(removed.sort()).toEqual(pictures.map(({ sha256 }) => sha256).sort());
});

test('the stock of an item that has left the menu is forgotten after 30 days', async () => {
  const slug = 'wien-stock';
  await publishFolder(db, viennaWith([], slug));
  await db.insert(withdrawnItem).values(
    [29, 31].map((days) => ({
      itemId: `00000000-0000-4000-8000-0000000000${days}`,
      propertyId: propertyIdOf(slug),
      stockStatus: 'sold_out' as const,
      withdrawnAt: daysAgo(days),
    })),
  );
  await runJob(slug);

  const left = await db
    .select()
    .from(withdrawnItem)
    .where(eq(withdrawnItem.propertyId, propertyIdOf(slug)));
  expect(left.map(({ withdrawnAt }) => withdrawnAt)).toEqual([daysAgo(29)]);
});
