import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activity, favorite, outlet } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';
import { createFavoriteRepository } from './favorite.repository';

const { get, send, db } = await testApp({ now: () => NOON });
const here = '/web/property/casa-miramar/favorites';
const [ours] = await db.select().from(outlet).where(eq(outlet.slug, 'mare-alta'));
const [theirs] = await db.select().from(outlet).where(eq(outlet.slug, 'majan'));
const [session] = await db
  .select()
  .from(activity)
  .where(eq(activity.propertyId, String(ours?.propertyId)));
const list = async (headers: Record<string, string>, type = 'outlet') =>
  (await get(`${here}/${type}`, { headers })).body.items.map(({ uuid }: { uuid: string }) => uuid);

test('adding a favourite several times saves it once, and it can be removed', async () => {
  const { headers } = await knownGuest(db, NOON);
  const path = `${here}/outlet/${ours?.id}`;

  const answers = await Promise.all(Array.from({ length: 8 }, () => send('PUT', path, { headers })));

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map(({ body }) => body.createdAt)).size).toBe(1);
  expect(await list(headers)).toEqual([ours?.id]);
  expect((await send('DELETE', path, { headers })).status).toBe(204);
  expect((await send('DELETE', path, { headers })).status).toBe(204);
  expect(await list(headers)).toEqual([]);
});

test('favourites are separate for outlets and activities and for each guest', async () => {
  const { headers } = await knownGuest(db, NOON);
  const other = await knownGuest(db, NOON);

  expect((await send('PUT', `${here}/activity/${session?.id}`, { headers })).status).toBe(200);
  expect(await list(headers)).toEqual([]);
  expect(await list(headers, 'activity')).toEqual([session?.id]);
  expect(await list(other.headers, 'activity')).toEqual([]);
});

test.each([
  ['an outlet of another hotel', `outlet/${theirs?.id}`, 404],
  ['an unknown id', `outlet/${randomUUID()}`, 404],
  ['an activity’s id as an outlet', `outlet/${session?.id}`, 404],
  ['no id', 'outlet/mare-alta', 400],
  ['another type', `post/${ours?.id}`, 400],
])('%s cannot be a favourite', async (_what, path, status) => {
  const { headers } = await knownGuest(db, NOON);

  expect((await send('PUT', `${here}/${path}`, { headers })).status).toBe(status);
});

test('a guest has at most two hundred favourites, even when several are added at once', async () => {
  const { headers, id } = await knownGuest(db, NOON);
  const rows = Array.from({ length: 199 }, () => ({
    propertyId: String(ours?.propertyId),
    guestId: id,
    type: 'outlet' as const,
    uuid: randomUUID(),
  }));
  await db.insert(favorite).values(rows);
  const offered = await db
    .select()
    .from(outlet)
    .where(eq(outlet.propertyId, String(ours?.propertyId)));

  const answers = await Promise.all(
    offered.map(({ id: uuid }) => send('PUT', `${here}/outlet/${uuid}`, { headers })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(offered.length - 1);
  expect(refused.every(({ body }) => body.code === 'favorites_full')).toBe(true);
});

test('R-25 the list contains each favourite as the list of its kind shows it', async () => {
  const { headers } = await knownGuest(db, NOON);
  await send('PUT', `${here}/outlet/${ours?.id}`, { headers });
  await send('PUT', `${here}/activity/${session?.id}`, { headers });

  const [outletList, activityList] = [
    await get(`${here}/outlet`, { headers }),
    await get(`${here}/activity`, { headers }),
  ];

  const outlets = await get('/web/property/casa-miramar/outlets');
  const activities = await get('/web/property/casa-miramar/activities');
  expect(outletList.body.items).toMatchObject([{ type: 'outlet', notify: false }]);
  expect(outletList.body.items[0].item).toEqual(
    outlets.body.items.find(({ uuid }: { uuid: string }) => uuid === ours?.id),
  );
  expect(activityList.body.items[0].item).toEqual(
    activities.body.activities.find(({ uuid }: { uuid: string }) => uuid === session?.id),
  );
});

test('a guest turns the notification of a favourite on and off, and cannot do so for anything else', async () => {
  const { headers } = await knownGuest(db, NOON);
  const other = await knownGuest(db, NOON);
  const path = `${here}/outlet/${ours?.id}`;
  await send('PUT', path, { headers });
  const notify = (who: Record<string, string>, body: object) =>
    send('PUT', `${path}/notify`, { headers: who, body });

  const on = await notify(headers, { notify: true });
  const again = await send('PUT', path, { headers });
  const foreign = await notify(other.headers, { notify: true });
  const malformed = await notify(headers, { notify: true, day: 'today' });

  expect(on).toMatchObject({ status: 200, body: { notify: true, uuid: ours?.id } });
  expect(again.status).toBe(200);
  expect((await get(`${here}/outlet`, { headers })).body.items).toMatchObject([{ notify: true }]);
  expect([foreign.status, malformed.status]).toEqual([404, 400]);
});

test('a withdrawn outlet is listed by its name for 30 days and is gone everywhere else', async () => {
  const { headers, id: guestId } = await knownGuest(db, NOON);
  const [withdrawn] = await db
    .insert(outlet)
    .values({
      propertyId: String(ours?.propertyId),
      slug: 'winter-bar',
      kind: 'bar',
      name: { en: 'Winter Bar' },
      description: { en: '' },
      place: { en: 'Cellar' },
      priceLevel: 2,
      bookingMode: 'none',
      openingHours: { weekly: [], exceptions: [], temporarilyClosed: null },
    })
    .returning();
  const path = `${here}/outlet/${withdrawn?.id}`;
  const withdrawnBefore = (days: number) =>
    db
      .update(outlet)
      .set({ withdrawnAt: new Date(NOON - days * 86_400_000) })
      .where(eq(outlet.id, String(withdrawn?.id)));
  await send('PUT', path, { headers });

  await withdrawnBefore(29);
  const listed = await get(`${here}/outlet`, { headers });
  const putBack = await send('PUT', path, { headers });
  const page = await get('/web/property/casa-miramar/outlets/winter-bar');
  const all = await get('/web/property/casa-miramar/outlets');
  await withdrawnBefore(30);
  const later = await get(`${here}/outlet`, { headers });
  const added = await send('PUT', path, { headers });
  await createFavoriteRepository(db, () => NOON).deleteGone();

  expect(listed.body.items).toMatchObject([{ withdrawn: { name: 'Winter Bar' } }]);
  expect(listed.body.items[0].item).toBeUndefined();
  expect([putBack.status, page.status, added.status]).toEqual([200, 404, 404]);
  expect(all.body.items.map(({ slug }: { slug: string }) => slug)).not.toContain('winter-bar');
  expect(later.body.items).toEqual([]);
  expect(await db.$count(favorite, eq(favorite.guestId, guestId))).toBe(0);
});

test('a withdrawn activity and its sessions are no longer shown', async () => {
  const { headers } = await knownGuest(db, NOON, { slug: 'qasr-al-bahr' });
  const hotel = '/web/property/qasr-al-bahr';
  const before = await get(`${hotel}/activities/schedule`);
  const uuid = before.body.sessions[0].activity.uuid;
  await send('PUT', `${hotel}/favorites/activity/${uuid}`, { headers });

  await db
    .update(activity)
    .set({ withdrawnAt: new Date(NOON) })
    .where(eq(activity.id, uuid));

  const after = await get(`${hotel}/activities/schedule`);
  const inSchedule = after.body.sessions.map((one: { activity: { uuid: string } }) => one.activity.uuid);
  expect(inSchedule).not.toContain(uuid);
  expect((await get(`${hotel}/activity/${uuid}`)).status).toBe(404);
  const { body } = await get(`${hotel}/favorites/activity`, { headers });
  expect(body.items[0].withdrawn.name).toBe(before.body.sessions[0].activity.name);
});
