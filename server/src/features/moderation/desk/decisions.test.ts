import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { guest, moderationCase, post, postRestriction, report } from '../../../platform/db/tables/schema';
import { knownGuest, type KnownGuest } from '../../../testing/guests';
import { NOON } from '../../../testing/test-app';
import { testSockets } from '../../../testing/test-sockets';
import { insertCase, insertPhoto, insertPost, insertTerm } from '../testing/moderation-builder';

const sockets = await testSockets();
const { db, send, signIn } = sockets;
const [boss, second] = [await sockets.staff('supervisor'), await sockets.staff('manager')];
const here = '/web/property/casa-miramar';
const statusOf = async (id: string) => (await db.select().from(post).where(eq(post.id, id)))[0]?.status;
const rowOf = async (id: string) =>
  (await db.select().from(moderationCase).where(eq(moderationCase.id, id)))[0];

test('a report reaches the supervisors, who can keep, hide and restore the content', async () => {
  const { postId } = await insertPost(db);
  const reporter = await sockets.guest();
  await send('PUT', `${here}/post/${postId}/flag`, {
    headers: await signIn(reporter.guestId),
    body: { reasonCode: 'hate', note: 'This is about me' },
  });

  const { cases } = await boss.requestOk('loadModeration', {});
  const found = cases.find(({ subjectId }) => subjectId === postId);
  expect(found).toMatchObject({
    text: 'Buy my watches',
    reasons: [{ reasonCode: 'hate', count: 1 }],
    notes: ['This is about me'],
    reporters: [],
    authorRisk: 'none',
  });
  await expect.poll(() => boss.pushes('caseOpened').map(({ caseId }) => caseId)).toContain(found?.caseId);
  const caseId = found?.caseId ?? '';
  const { case: hidden } = await boss.requestOk('decideCase', {
    caseId,
    version: found?.version ?? 0,
    decision: 'uphold',
    action: 'hide',
    reasonCode: 'hate',
    noteToAuthor: 'Please be kind.',
  });
  expect(hidden).toMatchObject({ status: 'upheld', action: 'hide', reporters: [reporter.guestId] });
  expect(await statusOf(postId)).toBe('hidden');

  const { case: reopened } = await boss.requestOk('reopenCase', { caseId, version: hidden.version });
  expect([reopened.status, await statusOf(postId)]).toEqual(['in_review', 'published']);
  await boss.requestOk('decideCase', {
    caseId,
    version: reopened.version,
    decision: 'dismiss',
    action: 'none',
  });

  const row = await rowOf(caseId);
  expect(row).toMatchObject({ status: 'dismissed', clearedReasons: ['hate'] });
  expect((await db.select().from(report).where(eq(report.caseId, caseId)))[0]?.status).toBe('dismissed');
});

test('a grave report alerts the supervisors once, regardless of further reports', async () => {
  const { postId } = await insertPost(db);
  const stay = { checkin: '2026-06-08', checkout: '2026-06-14' };
  const [first, other] = [await knownGuest(db, NOON, stay), await knownGuest(db, NOON, stay)];
  const report = (reporter: KnownGuest, call: string, body: object) =>
    send('PUT', `${here}/post/${postId}/${call}`, { headers: reporter.headers, body });

  await report(first, 'flag', { reasonCode: 'spam' });
  await report(other, 'flag', { reasonCode: 'child_safety' });
  await report(first, 'flag', { reasonCode: 'hate' });
  await report(first, 'unflag', {});

  const [found] = await db.select().from(moderationCase).where(eq(moderationCase.subjectId, postId));
  expect(await statusOf(postId)).toBe('hidden');
  const pushed = () =>
    [...boss.pushes('caseOpened'), ...boss.pushes('caseChanged')].filter(
      ({ caseId }) => caseId === found?.id,
    );
  await expect.poll(() => pushed().length).toBe(4);
  expect(pushed().map(({ isAlert }) => isAlert)).toEqual([false, true, false, false]);
});

test('of two parallel decisions one counts, and the other supervisor gets the current case', async () => {
  const { caseId, version } = await insertCase(db);
  const decide = (who: typeof boss, action: 'hide' | 'remove') =>
    who.request('decideCase', { caseId, version, decision: 'uphold', action, reasonCode: 'spam' });

  const replies = await Promise.all([decide(boss, 'hide'), decide(second, 'remove')]);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const slower = replies.find(({ status }) => status === 409);
  expect(slower).toMatchObject({ code: 'version_conflict', data: { case: { caseId, status: 'upheld' } } });
});

test('after the author was notified, a decision and an appeal need a second person', async () => {
  const { caseId, postId, guestId } = await insertCase(db);
  const { case: decided } = await boss.requestOk('decideCase', {
    caseId,
    version: 1,
    decision: 'uphold',
    action: 'remove',
    reasonCode: 'spam',
  });
  // The author has learned of it.
  await db.update(moderationCase).set({ noticeDueAt: null }).where(eq(moderationCase.id, caseId));
  const path = `${here}/post/${postId}/appeal`;
  const headers = await signIn(guestId);
  const appealed = await send('POST', path, { headers, body: { text: 'It was a joke' } });
  const again = await send('POST', path, { headers, body: { text: 'Please' } });
  expect([appealed.status, again.status, again.body.code]).toEqual([204, 409, 'appeal_used']);
  const { cases } = await second.requestOk('loadModeration', { status: 'appealed' });
  const found = cases.find((one) => one.caseId === caseId);
  const version = found?.version ?? 0;
  expect([found?.appeal?.text, version]).toEqual(['It was a joke', decided.version + 1]);

  expect(await boss.request('reopenCase', { caseId, version })).toMatchObject({
    status: 403,
    code: 'own_case',
  });
  expect(await boss.request('decideAppeal', { caseId, version, decision: 'rejected' })).toMatchObject({
    status: 403,
  });
  await second.requestOk('decideAppeal', { caseId, version, decision: 'accepted' });

  expect(await statusOf(postId)).toBe('published');
  expect(await rowOf(caseId)).toMatchObject({ status: 'dismissed', appealDecision: 'accepted' });
});

test('staff cannot decide about content that they wrote or reported', async () => {
  const own = await insertCase(db);
  const [row] = await db.select().from(moderationCase).where(eq(moderationCase.id, own.caseId));
  if (!row) throw new Error('case not found');
  await db
    .update(moderationCase)
    .set({ snapshot: { ...row.snapshot, staffId: boss.id } })
    .where(eq(moderationCase.id, own.caseId));
  const reported = await insertCase(db);
  await db.update(report).set({ reporterId: boss.id }).where(eq(report.caseId, reported.caseId));

  for (const { caseId } of [own, reported]) {
    const reply = await boss.request('decideCase', {
      caseId,
      version: 1,
      decision: 'dismiss',
      action: 'none',
    });
    expect(reply).toMatchObject({ status: 403, code: 'own_case' });
  }
});

test('a restricted author cannot publish until the restriction is lifted', async () => {
  const { caseId, guestId } = await insertCase(db);
  const uphold = { caseId, version: 1, decision: 'uphold', reasonCode: 'harassment' } as const;
  expect(await boss.request('decideCase', { ...uphold, action: 'restrict' })).toMatchObject({ status: 422 });
  expect(await boss.request('decideCase', { ...uphold, action: 'ask_other_nick_name' })).toMatchObject({
    code: 'action_not_possible',
  });

  await boss.requestOk('decideCase', { ...uphold, action: 'restrict', days: 7 });

  const until = async () =>
    (await db.select().from(postRestriction).where(eq(postRestriction.guestId, guestId)))[0]?.until;
  expect(await until()).toEqual(new Date(NOON + 7 * 24 * 3_600_000));
  await boss.requestOk('liftRestriction', { guestUuid: guestId });
  expect(await until()).toBeUndefined();
});

test('a pending post is published or removed, and a removal can be appealed', async () => {
  const [good, bad] = [
    await insertPost(db, { status: 'pending' }),
    await insertPost(db, { status: 'pending' }),
  ];
  const { items } = await boss.requestOk('loadPending', {});
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining([good.postId, bad.postId]));

  await boss.requestOk('decidePending', { kind: 'post', id: good.postId, decision: 'publish' });
  await boss.requestOk('decidePending', {
    kind: 'post',
    id: bad.postId,
    decision: 'remove',
    reasonCode: 'spam',
  });

  expect([await statusOf(good.postId), await statusOf(bad.postId)]).toEqual(['published', 'removed']);
  const appeal = await send('POST', `${here}/post/${bad.postId}/appeal`, {
    headers: await signIn(bad.guestId),
    body: { text: 'Why?' },
  });
  expect(appeal.status).toBe(204);
});

test('the reply to a new term contains how many posts match it, and short terms are refused', async () => {
  const { postId } = await insertPost(db, { text: 'A quaggle at the pool' });
  const { key } = await insertTerm(db);
  const term = { lang: '*', term: 'quaggle', kind: 'word', action: 'block', alsoLeet: false } as const;

  expect(await boss.requestOk('changeTerms', { key, term })).toEqual({
    matches: 1,
    posts: [{ id: postId, text: 'A quaggle at the pool' }],
  });
  expect((await boss.requestOk('loadTerms', {})).terms).toContainEqual({ key, ...term });
  expect(await boss.request('changeTerms', { key, term: { ...term, term: 'ab' } })).toMatchObject({
    status: 422,
    code: 'term_too_short',
  });
});

test('no reply to a guest contains a term, a reporter or a note of the staff', async () => {
  const planted = 'plantedquaggle';
  const { key } = await insertTerm(db);
  const term = { lang: '*', term: planted, kind: 'word', action: 'review', alsoLeet: false } as const;
  await boss.requestOk('changeTerms', { key, term });
  const { caseId, postId, guestId, reporterId } = await insertCase(db);
  await db.update(report).set({ note: 'plantednote' }).where(eq(report.caseId, caseId));
  await boss.requestOk('decideCase', {
    caseId,
    version: 1,
    decision: 'uphold',
    action: 'hide',
    reasonCode: 'spam',
  });
  const headers = await signIn(guestId);
  const [me] = await db.select().from(guest).where(eq(guest.id, guestId));

  const paths = [
    '/posts',
    `/post/${postId}`,
    `/post/${postId}/comments`,
    '/share/me',
    '/guest',
    '/guidelines',
  ];
  const texts = await Promise.all(
    paths.map(async (path) => (await sockets.get(here + path, { headers })).text),
  );
  const refused = await send('PUT', `${here}/guest`, {
    headers,
    body: { version: me?.version, nickName: 'planted quaggle'.replace(' ', '') },
  });

  for (const text of [...texts, refused.text]) {
    expect(text).not.toContain(planted);
    expect(text).not.toContain('plantednote');
    expect(text).not.toContain(reporterId);
    expect(text).not.toContain(boss.id);
  }
});

test('content without reports is decided in its own case, also by two supervisors at once', async () => {
  const { postId, guestId } = await insertPost(db);
  const subject = { subjectKind: 'post', subjectId: postId } as const;

  const [{ case: opened }, { case: same }] = await Promise.all([
    boss.requestOk('openCase', subject),
    second.requestOk('openCase', subject),
  ]);

  expect(same.caseId).toBe(opened.caseId);
  expect(opened).toMatchObject({ status: 'open', reasons: [], authorUuid: guestId, severity: 1 });
  await boss.requestOk('decideCase', {
    caseId: opened.caseId,
    version: opened.version,
    decision: 'uphold',
    action: 'remove',
    reasonCode: 'privacy',
  });
  expect(await statusOf(postId)).toBe('removed');
  await db.update(post).set({ status: 'deleted' }).where(eq(post.id, postId));
  expect(await boss.request('openCase', subject)).toMatchObject({ status: 404 });
});

test('the photos of a case are shown to supervisors alone, also after their author has deleted them', async () => {
  const agent = await sockets.staff('agent');
  const { guestId, postId } = await insertPost(db);
  const { key } = await insertPhoto(db, postId);
  const { case: opened } = await boss.requestOk('openCase', { subjectKind: 'post', subjectId: postId });
  await send('DELETE', `${here}/post/${postId}`, { headers: await signIn(guestId) });
  const seenBy = async (who: typeof boss) =>
    (await who.requestOk('getFileUrls', { keys: opened.photoKeys })).files.map((file) => file.key);

  expect(opened).toMatchObject({ photoKeys: [key], alts: ['Two towels'] });
  expect(await seenBy(boss)).toEqual([key]);
  expect(await seenBy(agent)).toEqual([]);
  expect(await seenBy(await sockets.staff('supervisor', 'qasr-al-bahr'))).toEqual([]);
});

test('two supervisors who change different settings for publishing keep both changes', async () => {
  const hours = { from: '08:00', until: '22:00' };

  await Promise.all([
    boss.requestOk('changeSharePolicy', { hours }),
    second.requestOk('changeSharePolicy', { stayStates: ['IN', 'IN'] }),
  ]);

  const { policy } = await boss.requestOk('loadSharePolicy', {});
  expect(policy).toEqual({ reviewPosts: 'risk', hours, stayStates: ['IN'], isClosed: false });
  expect(await boss.request('changeSharePolicy', { hours: { from: '25:00', until: '22:00' } })).toMatchObject(
    { status: 400 },
  );
  await boss.requestOk('changeSharePolicy', { hours: null, stayStates: null });
});

test('a guest who was asked for another nickname cannot take the same again, however it is written', async () => {
  const nickName = `Pedlar ${randomUUID().slice(0, 6)}`;
  const me = await knownGuest(db, NOON, { nickName });
  const opened = await boss.requestOk('openCase', { subjectKind: 'guest', subjectId: me.id });
  const { caseId, version } = opened.case;
  const uphold = { decision: 'uphold', action: 'ask_other_nick_name', reasonCode: 'spam' } as const;
  const decided = await boss.requestOk('decideCase', { caseId, version, ...uphold });
  const choose = async (name: string) => {
    const [row] = await db.select().from(guest).where(eq(guest.id, me.id));
    const body = { version: row?.version, nickName: name };
    return send('PUT', '/web/property/casa-miramar/guest', { headers: me.headers, body });
  };

  const written = [
    nickName,
    nickName.toUpperCase(),
    nickName.replace('e', 'é'),
    nickName.replace('l', 'I'),
    nickName.replace(' ', '_'),
  ];
  for (const name of written) {
    expect(await choose(name)).toMatchObject({
      status: 422,
      body: { code: 'nick_name_refused', fields: [expect.objectContaining({ field: 'nickName' })] },
    });
  }
  const other = await choose(`${nickName}x`.slice(0, 20));
  await second.requestOk('reopenCase', { caseId, version: decided.case.version });

  expect(other.status).toBe(200);
  expect((await choose(nickName)).status).toBe(200);
});
