import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { announcement } from '../../platform/db/tables/schema';
import { NOON } from '../../testing/test-app';
import { contractViolations, testSockets } from '../../testing/test-sockets';

const sockets = await testSockets();
const content = { title: 'The pool closes early', text: 'At six today.', severity: 'service' } as const;

test('K-06 S-25 a supervisor publishes an announcement to all guests of the property once and deletes it', async () => {
  const [ada, elsewhere] = [await sockets.guest(), await sockets.guest({ slug: 'qasr-al-bahr' })];
  const supervisor = await sockets.staff('supervisor');
  const request = { ...content, key: randomUUID(), expireAt: NOON + 3_600_000 };

  const [one, again] = [
    await supervisor.requestOk('sendAnnouncementMessage', request),
    await supervisor.requestOk('sendAnnouncementMessage', request),
  ];
  const otherwise = await supervisor.request('sendAnnouncementMessage', {
    ...request,
    text: 'At eight today.',
  });
  const during = await ada.requestOk('getAnnouncementMessages', {});
  await supervisor.requestOk('deleteAnnouncementMessage', { announcementId: request.key });
  const after = await ada.requestOk('getAnnouncementMessages', {});

  expect(again).toEqual(one);
  expect(otherwise).toMatchObject({ status: 409, code: 'key_used' });
  expect(during[0]).toMatchObject({
    announcementId: request.key,
    title: content.title,
    expireAt: request.expireAt,
  });
  expect(after.map(({ announcementId }) => announcementId)).not.toContain(request.key);
  await expect
    .poll(() => ada.pushes('deleteAnnouncementMessage'))
    .toMatchObject([{ announcementId: request.key }]);
  expect(ada.pushes('sendAnnouncementMessage')).toHaveLength(1);
  const received = (['sendAnnouncementMessage', 'deleteAnnouncementMessage'] as const).flatMap((name) =>
    elsewhere.pushes(name),
  );
  expect(received).toEqual([]);
  expect(await contractViolations(ada, supervisor)).toEqual([]);
});

test('guests and agents cannot publish announcements, and those of another property cannot be deleted', async () => {
  const [ada, agent] = [await sockets.guest(), await sockets.staff()];
  const [supervisor, foreign] = [
    await sockets.staff('supervisor'),
    await sockets.staff('supervisor', 'qasr-al-bahr'),
  ];
  const key = randomUUID();
  await supervisor.requestOk('sendAnnouncementMessage', { ...content, key, expireAt: 0 });

  const replies = [];
  for (const who of [ada, agent]) {
    replies.push(
      await who.request('sendAnnouncementMessage', { ...content, key: randomUUID(), expireAt: 0 }),
    );
    replies.push(await who.request('deleteAnnouncementMessage', { announcementId: key }));
  }
  await foreign.requestOk('deleteAnnouncementMessage', { announcementId: key });

  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const still = await ada.requestOk('getAnnouncementMessages', {});
  expect(still.map(({ announcementId }) => announcementId)).toContain(key);
});

test('S-25 an acknowledgement reaches all devices of the guest and nobody else', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const supervisor = await sockets.staff('supervisor');
  const announcementId = randomUUID();
  const sent = await supervisor.requestOk('sendAnnouncementMessage', {
    ...content,
    severity: 'safety',
    key: announcementId,
    expireAt: 0,
  });
  const find = async (who: typeof ada) =>
    (await who.requestOk('getAnnouncementMessages', {})).find((it) => it.announcementId === announcementId);
  expect(sent.mustAcknowledge).toBe(true);
  expect(await find(ada)).not.toHaveProperty('acknowledgedAt');

  const replies = await Promise.all(
    [1, 2, 3].map(() => ada.requestOk('acknowledgeAnnouncement', { announcementId })),
  );

  expect(new Set(replies.map((it) => it.acknowledgedAt))).toEqual(new Set([new Date(NOON).toISOString()]));
  expect(await find(ada)).toMatchObject({ acknowledgedAt: new Date(NOON).toISOString() });
  expect(await find(bob)).not.toHaveProperty('acknowledgedAt');
  await expect
    .poll(() => ada.pushes('announcementUpdated'))
    .toMatchObject([
      { announcement: { announcementId, acknowledgedAt: expect.any(String) }, userSeq: expect.any(Number) },
    ]);
  expect(bob.pushes('announcementUpdated')).toEqual([]);
  expect(await contractViolations(ada, bob, supervisor)).toEqual([]);
  await supervisor.requestOk('deleteAnnouncementMessage', { announcementId });
  expect((await ada.request('acknowledgeAnnouncement', { announcementId })).status).toBe(404);
});

test('acknowledging an announcement that is deleted at the same time fails with not found', async () => {
  const [ada, supervisor] = [await sockets.guest(), await sockets.staff('supervisor')];
  const announcementId = randomUUID();
  await supervisor.requestOk('sendAnnouncementMessage', { ...content, key: announcementId, expireAt: 0 });

  const request = await sockets.db.transaction(async (tx) => {
    await tx.delete(announcement).where(eq(announcement.id, announcementId));
    const reply = ada.request('acknowledgeAnnouncement', { announcementId });
    await expect.poll(waiting).toBeGreaterThan(0);
    return { reply };
  });

  expect(await request.reply).toMatchObject({ status: 404, code: 'no_such_announcement' });
});

test('an announcement with an audience reaches only the guests of that audience', async () => {
  const [inside, coming] = [
    await sockets.guest({ room: '301' }),
    await sockets.guest({ room: '302', checkin: '2026-06-12', checkout: '2026-06-14' }),
  ];
  const [next, supervisor] = [
    await sockets.guest({ room: '12a', isStayVerified: true }),
    await sockets.staff('supervisor'),
  ];
  // Anybody can enter a room number.
  const unverified = await sockets.guest({ room: '12a' });
  const [before, after] = [
    await sockets.guest({
      room: '12a',
      isStayVerified: true,
      checkin: '2026-06-01',
      checkout: '2026-06-08',
    }),
    await sockets.guest({
      room: '12a',
      isStayVerified: true,
      checkin: '2026-06-14',
      checkout: '2026-06-20',
    }),
  ];
  const send = (audience: object) =>
    supervisor.requestOk('sendAnnouncementMessage', { ...content, key: randomUUID(), expireAt: 0, audience });

  const forArrivals = await send({ stayStates: ['PRE'] });
  const forRoom = await send({ rooms: ['12A', '999'] });
  const forNobody = await send({ rooms: ['???'] });

  const received = async (who: typeof next) => {
    const listed = (await who.requestOk('getAnnouncementMessages', {})).map((it) => it.announcementId);
    const own = [forArrivals, forRoom, forNobody].map((it) => it.announcementId);
    const pushed = who.pushes('sendAnnouncementMessage').map((it) => it.announcement.announcementId);
    return { listed: own.filter((id) => listed.includes(id)), pushed };
  };
  const all = [forArrivals, forRoom, forNobody].map((it) => it.announcementId);
  await expect.poll(async () => (await received(supervisor)).pushed).toEqual(all);
  expect((await received(supervisor)).listed).toEqual(all);
  expect(await received(inside)).toEqual({ listed: [], pushed: [] });
  const arrivals = [forArrivals.announcementId];
  expect(await received(coming)).toEqual({ listed: arrivals, pushed: arrivals });
  const ofRoom = [forRoom.announcementId];
  expect(await received(next)).toEqual({ listed: ofRoom, pushed: ofRoom });
  expect(await received(unverified)).toEqual({ listed: [], pushed: [] });
  expect(await received(before)).toEqual({ listed: [], pushed: [] });
  expect(await received(after)).toEqual({ listed: arrivals, pushed: arrivals });
  const { body } = await sockets.get('/web/property/casa-miramar/announcements');
  const open = body.items.map((it: { announcementId: string }) => it.announcementId);
  expect(all.filter((id) => open.includes(id))).toEqual([]);
});

test('an announcement for a group reaches its members', async () => {
  const [member, other] = [await sockets.guest(), await sockets.guest()];
  const [agent, supervisor] = [await sockets.staff(), await sockets.staff('supervisor')];
  const text = { key: randomUUID(), text: 'Hello' };
  const { roomId } = await member.requestOk('newExternalMessage', text);

  await supervisor.requestOk('sendAnnouncementMessage', {
    ...content,
    key: randomUUID(),
    expireAt: 0,
    audience: { groups: [roomId] },
  });

  await expect.poll(() => member.pushes('sendAnnouncementMessage').length).toBe(1);
  await expect.poll(() => agent.pushes('sendAnnouncementMessage').length).toBe(1);
  expect(other.pushes('sendAnnouncementMessage')).toEqual([]);
});

test.each<[string, object]>([
  ['over already', { expireAt: NOON }],
  ['an expiry beyond every calendar', { expireAt: Number.MAX_SAFE_INTEGER }],
  ['only spaces', { title: ' \u202e ' }],
  ['an unknown audience', { audience: { everybody: true } }],
])('an announcement is rejected: %s', async (_what, more) => {
  const supervisor = await sockets.staff('supervisor');
  const request = { ...content, key: randomUUID(), expireAt: 0, ...more };

  expect(await supervisor.request('sendAnnouncementMessage', request)).toMatchObject({ status: 400 });
});

/** Counts the statements of this database that wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sockets.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}
