import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moderationCase, post, postRevision, staff } from '../../../platform/db/tables/schema';
import { testDatabase } from '../../../testing/test-database';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { pictureOf, shownAs } from '../testing/folder-picture';
import { viennaWith } from '../testing/vienna';
import { deleteUnusedPictures } from './unused-pictures';
import { wantPictures } from './wanted-pictures';

const db = await testDatabase();
const NOW = Date.parse('2030-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000);
const EMPTY_SNAPSHOT = {
  text: '',
  alts: [],
  tags: [],
  photos: [],
  lang: 'de',
  createdAt: '2030-05-01T12:00:00Z',
  authorName: '',
  staffId: null,
  parentId: null,
  context: [],
};

test('pictures that moderation keeps stay: those of revisions, and those that a decision has taken away', async () => {
  const slug = 'wien-moderated';
  await publishFolder(db, viennaWith([], slug));
  const [revised, taken, unused] = [pictureOf('revised'), pictureOf('taken'), pictureOf('nowhere')];
  const propertyId = propertyIdOf(slug);
  const staffId = '3d1c2f6a-7f0e-4f0e-9d0a-6a1b2c3d4e60';
  await db.insert(staff).values({
    id: staffId,
    propertyId,
    nickName: 'Ana',
    title: { de: 'Leitung' },
    department: 'front_desk',
    role: 'manager',
  });
  const [written] = await db
    .insert(post)
    .values({ propertyId, staffId, text: 'Hallo', lang: 'de' })
    .returning();
  const postId = written?.id ?? expect.fail();
  await db.insert(postRevision).values({
    propertyId,
    postId,
    version: 1,
    text: 'Hallo',
    pictures: [shownAs(revised)],
    tags: [],
    replacedAt: daysAgo(1),
  });
  await db.insert(moderationCase).values({
    propertyId,
    subjectKind: 'post',
    subjectId: postId,
    snapshot: { ...EMPTY_SNAPSHOT, taken: { pictures: [shownAs(taken)] } },
    severity: 1,
    openedAt: daysAgo(1),
  });
  await wantPictures(db, slug, [revised, taken, unused], daysAgo(40));

  const removed: string[] = [];
  await deleteUnusedPictures(db, {
    before: sql`${daysAgo(30)}::timestamptz`,
    async removePicture(_slug, { sha256 }) {
      removed.push(sha256);
    },
  });

  expect(removed).toEqual([unused.sha256]);
});
