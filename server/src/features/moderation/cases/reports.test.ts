import { GRAVE_REASONS, type ReportReason } from '@guest/shared/contracts/moderation/reasons';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guest, moderationCase, post, report } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';

const first = await testApp();
const { db, get, send } = first;
/** A second server on the same database. */
const second = await testApp({ db });
const DAY_MS = 24 * 3_600_000;
const STAY = { checkin: '2026-06-08', checkout: '2026-06-14' };

const verified = (facts: Partial<typeof guest.$inferInsert> = {}) =>
  knownGuest(db, NOON, { ...STAY, ...facts });

async function publishedPost() {
  const author = await verified({ nickName: `Author ${Math.random()}` });
  const [hotel] = await db.select().from(guest).where(eq(guest.id, author.id));
  const [row] = await db
    .insert(post)
    .values({ propertyId: hotel?.propertyId ?? '', guestId: author.id, text: 'Buy my watches', lang: 'en' })
    .returning();
  if (!row) throw new Error('nothing was written');
  const path = `/web/property/casa-miramar/post/${row.id}`;
  return { author, id: row.id, path };
}
const statusOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0]?.status;
const casesOf = (id: string) => db.select().from(moderationCase).where(eq(moderationCase.subjectId, id));
type Reporting = Pick<Awaited<ReturnType<typeof knownGuest>>, 'headers'>;
const flag = (path: string, { headers }: Reporting, reasonCode: ReportReason = 'spam', on = send) =>
  on('PUT', `${path}/flag`, { headers, body: { reasonCode } });

test('S-02 three parallel reports on two servers hide the post once and open one case', async () => {
  const { id, path } = await publishedPost();
  const reporters = await Promise.all([verified(), verified(), verified()]);

  const replies = await Promise.all(
    reporters.map((one, at) => flag(path, one, 'spam', at % 2 === 0 ? send : second.send)),
  );

  expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, {}]));
  expect(await casesOf(id)).toMatchObject([
    { status: 'open', severity: 1, isHiddenAutomatically: true, hiddenFrom: 'published' },
  ]);
  expect(await statusOf(id)).toBe('hidden');
  expect((await get(path)).status).toBe(404);
});

test.each(GRAVE_REASONS)('one report of %s by a guest with a stay hides the post', async (reason) => {
  const { id, path } = await publishedPost();

  await flag(path, await verified(), reason);

  expect(await statusOf(id)).toBe('hidden');
  expect(await casesOf(id)).toMatchObject([{ severity: 3, isHiddenAutomatically: true }]);
});

test('guests without a stay may report, but hide nothing', async () => {
  const { id, path } = await publishedPost();
  const strangers = await Promise.all([1, 2, 3, 4].map(() => knownGuest(db, NOON)));

  for (const one of strangers) expect((await flag(path, one, 'child_safety')).status).toBe(200);

  expect(await statusOf(id)).toBe('published');
  expect(await casesOf(id)).toMatchObject([{ severity: 3, isHiddenAutomatically: false }]);
});

test('a guest with five dismissed reports in seven days opens cases that hide nothing', async () => {
  const nuisance = await verified();
  for (let i = 0; i < 5; i += 1) {
    const { id, path } = await publishedPost();
    await flag(path, nuisance, 'spam');
    await db
      .update(moderationCase)
      .set({ status: 'dismissed', resolvedAt: new Date(NOON) })
      .where(eq(moderationCase.subjectId, id));
    await db.update(report).set({ status: 'dismissed' }).where(eq(report.subjectId, id));
  }
  const { id, path } = await publishedPost();

  await flag(path, nuisance, 'self_harm');

  expect(await statusOf(id)).toBe('published');
  await db
    .update(moderationCase)
    .set({ resolvedAt: new Date(NOON - 8 * DAY_MS) })
    .where(eq(moderationCase.status, 'dismissed'));
  const { id: later, path: laterPath } = await publishedPost();
  await flag(laterPath, nuisance, 'self_harm');
  expect(await statusOf(later)).toBe('hidden');
});

test('content that staff have cleared is hidden again only for another reason', async () => {
  const { id, path } = await publishedPost();
  await flag(path, await verified(), 'self_harm');
  const cleared = { status: 'dismissed', clearedReasons: ['self_harm'], resolvedAt: new Date(NOON) } as const;
  await db
    .update(moderationCase)
    .set({ ...cleared, clearedReasons: [...cleared.clearedReasons], hiddenFrom: null })
    .where(eq(moderationCase.subjectId, id));
  await db.update(post).set({ status: 'published' }).where(eq(post.id, id));

  await flag(path, await verified(), 'self_harm');
  expect(await statusOf(id)).toBe('published');
  await flag(path, await verified(), 'child_safety');

  expect(await statusOf(id)).toBe('hidden');
  expect(await casesOf(id)).toHaveLength(2);
});

test('withdrawing the last report closes the case, and the post is visible again', async () => {
  const { id, path } = await publishedPost();
  const [ada, bob] = [await verified(), await verified()];
  await flag(path, bob, 'spam');
  await flag(path, ada, 'violence_or_threat');
  expect(await statusOf(id)).toBe('hidden');

  expect((await send('PUT', `${path}/unflag`, { headers: ada.headers })).status).toBe(200);
  expect(await casesOf(id)).toMatchObject([{ status: 'open', severity: 1 }]);
  expect((await send('PUT', `${path}/unflag`, { headers: bob.headers })).status).toBe(200);
  expect((await send('PUT', `${path}/unflag`, { headers: bob.headers })).status).toBe(200);

  expect(await casesOf(id)).toMatchObject([
    { status: 'dismissed', decision: 'withdrawn', clearedReasons: [] },
  ]);
  expect(await statusOf(id)).toBe('published');
  const reports = await db.select().from(report).where(eq(report.subjectId, id));
  expect(reports.map(({ status, isFlagged }) => [status, isFlagged])).toEqual([
    ['withdrawn', false],
    ['withdrawn', false],
  ]);
});

test('parallel reports and withdrawals leave one open case with its reports, or none', async () => {
  const { id, path } = await publishedPost();
  const reporters = await Promise.all([verified(), verified(), verified(), verified()]);
  const on = [send, second.send];

  await Promise.all(
    reporters.flatMap((one, at) => [
      flag(path, one, 'spam', on[at % 2]),
      on[(at + 1) % 2]?.('PUT', `${path}/unflag`, { headers: one.headers }),
      flag(path, one, 'hate', on[(at + 1) % 2]),
    ]),
  );

  const cases = await casesOf(id);
  const open = cases.filter(({ status }) => status === 'open');
  expect(open.length).toBeLessThanOrEqual(1);
  for (const one of cases) {
    const reports = await db.select().from(report).where(eq(report.caseId, one.id));
    const live = reports.filter(({ status }) => status === 'open');
    expect(live.length > 0).toBe(one.status === 'open');
    expect(new Set(reports.map(({ reporterId }) => reporterId)).size).toBe(reports.length);
  }
  const isHidden = (await statusOf(id)) === 'hidden';
  expect(open.some((one) => one.isHiddenAutomatically)).toBe(isHidden);
});

test('reports never hide a post by staff, and a report by the author has no weight', async () => {
  const { id, path, author } = await publishedPost();
  expect((await flag(path, author, 'self_harm')).status).toBe(200);
  expect(await statusOf(id)).toBe('published');
  const byStaff = await db.query.post.findFirst({
    where: (one, { isNotNull }) => and(isNotNull(one.staffId), eq(one.status, 'published')),
  });
  const hotel = await db.query.property.findFirst({ where: (one) => eq(one.id, byStaff?.propertyId ?? '') });
  const reader = await verified({ propertyId: hotel?.id });

  const path2 = `/web/property/${hotel?.slug}/post/${byStaff?.id}`;
  expect((await flag(path2, reader, 'child_safety')).status).toBe(200);

  expect(await statusOf(byStaff?.id ?? '')).toBe('published');
});

test('the snapshot keeps the reported content after its author has deleted it', async () => {
  const { id, path } = await publishedPost();
  await flag(path, await verified(), 'spam');

  await db.delete(post).where(eq(post.id, id));

  expect(await casesOf(id)).toMatchObject([{ snapshot: { text: 'Buy my watches', lang: 'en' } }]);
});

test('a chosen `other` must be explained', async () => {
  const { path } = await publishedPost();
  const { headers } = await verified();

  const bare = await send('PUT', `${path}/flag`, { headers, body: { reasonCode: 'other' } });
  const explained = await send('PUT', `${path}/flag`, {
    headers,
    body: { reasonCode: 'other', note: 'Ugly' },
  });

  expect([bare.status, bare.body.code]).toEqual([422, 'note_required']);
  expect(explained.status).toBe(200);
});
