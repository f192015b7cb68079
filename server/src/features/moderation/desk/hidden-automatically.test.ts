import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { moderationCase, post, report } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/noon';
import { testSockets } from '../../../testing/test-sockets';
import { insertCase } from '../testing/moderation-builder';

const sockets = await testSockets();
const { db, send, signIn } = sockets;
const [boss, second] = [await sockets.staff('supervisor'), await sockets.staff('manager')];
const here = '/web/property/casa-miramar';
const statusOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0]?.status;
const rowOf = async (id: string) =>
  (await db.select().from(moderationCase).where(eq(moderationCase.id, id)))[0];

/** Inserts a case about a post that its reports have hidden, or that waited for a review. */
async function hiddenCase(facts: Partial<typeof moderationCase.$inferInsert> = {}) {
  const hidden = { isHiddenAutomatically: true, hiddenFrom: 'published' as const };
  const found = await insertCase(db, { ...hidden, ...facts });
  await db.update(post).set({ status: 'hidden' }).where(eq(post.id, found.postId));
  return found;
}

const uphold = { decision: 'uphold', reasonCode: 'spam' } as const;

test.each(['none', 'lock_comments'] as const)(
  'a post that reports have hidden is in the feed again after the decision "%s", which these reasons do not hide again',
  async (action) => {
    const { caseId, version, postId } = await hiddenCase();

    await boss.requestOk('decideCase', { caseId, version, ...uphold, action });

    expect(await statusOf(postId)).toBe('published');
    expect(await rowOf(caseId)).toMatchObject({ isHiddenAutomatically: false, clearedReasons: ['spam'] });
  },
);

test('a post that reports have hidden stays hidden while its case is looked at again', async () => {
  const { caseId, version, postId } = await hiddenCase();
  const { case: decided } = await boss.requestOk('decideCase', {
    caseId,
    version,
    ...uphold,
    action: 'remove',
  });

  const { case: reopened } = await boss.requestOk('reopenCase', { caseId, version: decided.version });

  expect(await statusOf(postId)).toBe('hidden');
  await boss.requestOk('decideCase', {
    caseId,
    version: reopened.version,
    decision: 'dismiss',
    action: 'none',
  });
  expect(await statusOf(postId)).toBe('published');
});

test('a dismissal that is taken back clears its reasons no more', async () => {
  const { caseId, version } = await hiddenCase({ clearedReasons: ['hate'] });
  const dismissal = { decision: 'dismiss', action: 'none' } as const;
  const { case: dismissed } = await boss.requestOk('decideCase', { caseId, version, ...dismissal });
  expect((await rowOf(caseId))?.clearedReasons).toEqual(['hate', 'spam']);

  await boss.requestOk('reopenCase', { caseId, version: dismissed.version });

  expect((await rowOf(caseId))?.clearedReasons).toEqual(['hate']);
});

test('the reason of a report that was withdrawn is not cleared, because staff have not seen it', async () => {
  const { caseId, version } = await hiddenCase();
  const [of] = await db.select().from(report).where(eq(report.caseId, caseId));
  if (!of) throw new Error('the case has no report');
  const { id: reporterId } = await knownGuest(db, NOON);
  const withdrawn = { reporterId, reasonCode: 'child_safety', status: 'withdrawn' } as const;
  await db.insert(report).values({ ...of, id: randomUUID(), ...withdrawn });

  await boss.requestOk('decideCase', { caseId, version, decision: 'dismiss', action: 'none' });

  expect((await rowOf(caseId))?.clearedReasons).toEqual(['spam']);
});

test('a case that is looked at again keeps the reasons that an earlier case has cleared', async () => {
  const { caseId, version, postId } = await hiddenCase({ clearedReasons: ['spam'] });
  const [earlier] = await db.select().from(moderationCase).where(eq(moderationCase.id, caseId));
  if (!earlier) throw new Error('the case is missing');
  const closed = {
    id: randomUUID(),
    status: 'dismissed',
    hiddenFrom: null,
    resolvedAt: new Date(NOON),
  } as const;
  await db.insert(moderationCase).values({ ...earlier, ...closed });
  const { case: decided } = await boss.requestOk('decideCase', {
    caseId,
    version,
    ...uphold,
    action: 'hide',
  });

  await boss.requestOk('reopenCase', { caseId, version: decided.version });

  expect((await rowOf(caseId))?.clearedReasons).toEqual(['spam']);
  expect(await statusOf(postId)).toBe('hidden');
});

test.each([
  ['an automatically hidden post', {}],
  ['a post that waited for a review', { isHiddenAutomatically: false, hiddenFrom: 'pending' as const }],
])('an accepted appeal publishes %s and clears the reasons', async (_name, facts) => {
  const { caseId, version, postId, guestId } = await hiddenCase(facts);
  await boss.requestOk('decideCase', { caseId, version, ...uphold, action: 'remove' });
  await db.update(moderationCase).set({ noticeDueAt: null }).where(eq(moderationCase.id, caseId));
  const path = `${here}/post/${postId}/appeal`;
  await send('POST', path, { headers: await signIn(guestId), body: { text: 'A joke' } });
  const row = await rowOf(caseId);

  await second.requestOk('decideAppeal', { caseId, version: row?.version ?? 0, decision: 'accepted' });

  expect(await statusOf(postId)).toBe('published');
  expect(await rowOf(caseId)).toMatchObject({ isHiddenAutomatically: false, clearedReasons: ['spam'] });
});
