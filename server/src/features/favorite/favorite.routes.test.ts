import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activity, favorite, outlet } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';

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
  ['what there is not', `outlet/${randomUUID()}`, 404],
  ['an activity as an outlet', `outlet/${session?.id}`, 404],
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
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(offered.length - 1);
});
