import { desc, eq } from 'drizzle-orm';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { insertCase, insertPost } from '../features/moderation/testing/moderation-builder';
import { createStaffAccess } from '../features/staff/staff-access.repository';
import { comment, guest, moderationCase, post, property, staffAction } from '../platform/db/tables/schema';
import { programArguments } from '../testing/processes/built-programs';
import { NOON } from '../testing/test-app';
import { testSockets } from '../testing/test-sockets';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const begun = Date.now();
const now = () => NOON + Date.now() - begun;
const sockets = await testSockets({ now });
const { db } = sockets;
const home = await mkdtemp(join(tmpdir(), 'desk-share-'));
afterAll(() => rm(home, { recursive: true }));

async function keyOf(role: 'agent' | 'supervisor') {
  const { id } = await sockets.staff(role);
  const key = await createStaffAccess(db, now).issueKey(id, { label: 'terminal' });
  return { id, key };
}
const [boss, second, agent] = [await keyOf('supervisor'), await keyOf('supervisor'), await keyOf('agent')];

/** Types commands into one open desk and returns what it prints. */
const typeIn = (key: string, commands: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, TMPDIR: tmpdir() };
    const child = execFile(
      process.execPath,
      programArguments('desk'),
      { cwd: ROOT, env: { ...env, DESK_URL: sockets.url, DESK_KEY: key } },
      (error, out) => (error ? reject(error) : resolve(out)),
    );
    child.stdin?.end(`${commands.join('\n')}\n`);
  });

const short = (id: string) => id.slice(0, 8);
const statusOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0]?.status;
const caseAbout = async (id: string) =>
  (await db.select().from(moderationCase).where(eq(moderationCase.subjectId, id)))[0];
const stepsOf = async (staffId: string) =>
  (
    await db.select().from(staffAction).where(eq(staffAction.staffId, staffId)).orderBy(desc(staffAction.id))
  ).map(({ what }) => what);

test(
  'a supervisor moderates the content of guests, and each step is audited',
  { timeout: 120_000 },
  async () => {
    const [waiting, rude, bad, showy, quiet] = [
      await insertPost(db, { status: 'pending' }),
      await insertPost(db, { text: 'A rude word' }),
      await insertPost(db),
      await insertPost(db),
      await insertPost(db, { text: 'A quaggle at the pool' }),
    ];
    const { caseId, postId: kept } = await insertCase(db);
    await db
      .update(post)
      .set({ pictures: [{ file: 'p/x', width: 1, height: 1, alt: '' }] })
      .where(eq(post.id, showy.postId));
    const nameOf = async (guestId: string) =>
      (await db.select().from(guest).where(eq(guest.id, guestId)))[0]?.nickName ?? '';
    const rudeName = await nameOf(rude.guestId);

    const said = await typeIn(boss.key, [
      'cases',
      `take-case ${short(caseId)}`,
      `keep ${short(caseId)}`,
      `refuse ${short(waiting.postId)} --reason privacy --note "Please leave the room number out."`,
      `warn ${short(rude.postId)} --reason harassment --note "Please be kind."`,
      `hide ${short(bad.postId)} --reason hate`,
      `take-photo ${short(showy.postId)} --reason privacy`,
      `ask-nickname "${rudeName}" --reason sexual`,
      `restrict ${short(rude.guestId)} --days 7 --reason harassment`,
      'restrictions',
      `lift ${short(rude.guestId)}`,
      `pin ${short(quiet.postId)}`,
      `lock-comments ${short(quiet.postId)}`,
      'add-term quaggle --action review',
      'add-term ab',
      'terms',
      'remove-term quaggle',
      'share-policy --hours 08:00-22:00 --stay PRE,IN --review first',
      'share-policy --closed',
      'share-policy',
      'share-policy --hours always --stay any --review risk --open',
    ]);

    expect(await statusOf(kept)).toBe('published');
    expect([await statusOf(waiting.postId), await statusOf(rude.postId), await statusOf(bad.postId)]).toEqual(
      ['removed', 'published', 'hidden'],
    );
    expect(await caseAbout(rude.postId)).toMatchObject({ action: 'none', noteToAuthor: 'Please be kind.' });
    expect((await db.select().from(post).where(eq(post.id, showy.postId)))[0]?.pictures).toEqual([]);
    expect(await nameOf(rude.guestId)).toBe('');
    expect(said).toContain('cannot publish until');
    expect(said).toContain('Of the last 1,000 posts it would have met 1.');
    expect(said).toContain('A term needs at least three letters.');
    expect(said).toMatch(
      /Nobody can publish at Casa Miramar now\.\nHours: 08:00 to 22:00, local time\nGuests: before, during their stay\nStaff see first: everybody's first post/,
    );
    expect(said).toContain('Guests can publish at Casa Miramar.\nHours: always\nGuests: all');
    const [house] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
    expect(house?.sharePolicy).toEqual({
      reviewPosts: 'risk',
      hours: null,
      stayStates: null,
      isClosed: false,
    });
    expect(await db.select().from(post).where(eq(post.id, quiet.postId))).toMatchObject([
      { isPinned: true, isCommentsLocked: true },
    ]);
    expect((await stepsOf(boss.id)).toReversed()).toEqual([
      'takeCase',
      'decideCase',
      'decidePending',
      'openCase',
      'decideCase',
      'openCase',
      'decideCase',
      'openCase',
      'decideCase',
      'openCase',
      'decideCase',
      'restrictGuest',
      'liftRestriction',
      'pinPost',
      'lockComments',
      'changeTerms',
      'changeTerms',
      'changeSharePolicy',
      'changeSharePolicy',
      'changeSharePolicy',
    ]);
  },
);

test(
  'an appeal is answered by a second supervisor, not by the one who decided',
  { timeout: 120_000 },
  async () => {
    const { caseId, postId } = await insertCase(db, {
      status: 'upheld',
      decision: 'uphold',
      action: 'hide',
      hiddenFrom: 'published',
      decidedBy: boss.id,
      resolvedAt: new Date(now()),
      appealText: 'It was a joke',
      appealedAt: new Date(now()),
    });
    await db.update(post).set({ status: 'hidden' }).where(eq(post.id, postId));

    const own = await typeIn(boss.key, [`answer-appeal ${short(caseId)} --accept`]);
    const before = await statusOf(postId);
    const said = await typeIn(second.key, [
      'cases --appealed',
      `answer-appeal ${short(caseId)} --accept --note "Sorry."`,
    ]);

    expect(own).toContain("You can't decide this yourself");
    expect([before, await statusOf(postId)]).toEqual(['hidden', 'published']);
    expect(said).toContain('It was a joke');
  },
);

test('an agent writes as the hotel but cannot moderate', { timeout: 120_000 }, async () => {
  const { postId } = await insertPost(db, { text: 'When does the boat leave?' });
  const [postKey, commentKey, oops] = [randomUUID(), randomUUID(), randomUUID()];

  const said = await typeIn(agent.key, [
    `post "Breakfast is on the terrace today." --tags terrace --key ${postKey}`,
    `post "Breakfast is on the terrace today." --tags terrace --key ${postKey}`,
    `comment ${short(postId)} "At eight." --key ${commentKey}`,
    `comments ${short(postId)}`,
    `post Oops --key ${oops}`,
    `take-back ${short(oops)}`,
    `hide ${short(postId)} --reason spam`,
    'add-term quaggle',
    'share-policy --closed',
  ]);

  expect(await db.select().from(comment).where(eq(comment.id, commentKey))).toMatchObject([
    { postId, staffId: agent.id, text: 'At eight.' },
  ]);
  expect([await statusOf(postKey), await statusOf(oops), await statusOf(postId)]).toEqual([
    'published',
    'deleted',
    'published',
  ]);
  expect(said.match(/isn't allowed/g)).toHaveLength(3);
  expect((await stepsOf(agent.id)).toReversed()).toEqual([
    'newHousePost',
    'newHouseComment',
    'newHousePost',
    'deleteHousePost',
  ]);
});
