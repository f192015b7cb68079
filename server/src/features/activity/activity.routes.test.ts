import { and, eq, gt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { activitySession, bookableActivity } from '../../platform/db/tables/schema';
import { NOON, testApp } from '../../testing/test-app';

const { get, db } = await testApp();
const base = '/web/property/casa-miramar';

interface Session {
  localDateTimeStart: string;
  localDateTimeEnd: string;
  status: string;
  vacancies?: number;
  cutoffAt: string;
}
interface Listed {
  uuid: string;
  categories: string[];
  isBookable: boolean;
  next?: Session;
}

test('E-07 the response lists outlets, activities and activitiesWithBooking, and each activity has a uuid', async () => {
  const { body } = await get(`${base}/activities`);

  expect(Object.keys(body).sort()).toEqual(['activities', 'activitiesWithBooking', 'outlets']);
  expect(body.activities.length).toBeGreaterThanOrEqual(15);
  for (const { uuid } of body.activities) expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(body.activitiesWithBooking).toEqual(body.activities.filter(({ isBookable }: Listed) => isBookable));
  expect(new Set(body.outlets.map(({ uuid }: Listed) => uuid)).size).toBe(body.outlets.length);
});

test('the next session is the first that has not begun', async () => {
  const { body } = await get(`${base}/activities`);
  const withNext = (body.activities as Listed[]).filter(({ next }) => next);

  expect(withNext.length).toBeGreaterThan(0);
  for (const { uuid, next } of withNext) {
    const [first] = await db
      .select()
      .from(activitySession)
      .where(and(eq(activitySession.activityId, uuid), gt(activitySession.startsAt, new Date(NOON))))
      .orderBy(activitySession.startsAt)
      .limit(1);
    expect(next?.localDateTimeStart).toBe(first?.localStart);
  }
});

test('the list can be filtered by day and by category', async () => {
  const { body: all } = await get(`${base}/activities`);
  const category = all.activities[0].categories[0];

  const { body: ofKind } = await get(`${base}/activities?category=${category}`);
  const { body: onDay } = await get(`${base}/activities?date=2026-06-12`);
  const { body: never } = await get(`${base}/activities?date=2031-01-01`);

  expect(ofKind.activities).toEqual(
    all.activities.filter(({ categories }: Listed) => categories.includes(category)),
  );
  expect(onDay.activities.length).toBeGreaterThan(0);
  expect(onDay.activities.length).toBeLessThanOrEqual(all.activities.length);
  for (const { next } of onDay.activities as Listed[])
    expect(next?.localDateTimeStart).toMatch(/^2026-06-12/);
  expect(never).toEqual({ outlets: [], activities: [], activitiesWithBooking: [] });
});

test('the schedule covers today by default and is sorted by time', async () => {
  const { body } = await get(`${base}/activities/schedule`);

  expect(body).toMatchObject({ from: '2026-06-10', to: '2026-06-10' });
  const starts = body.sessions.map(({ localDateTimeStart }: Session) => localDateTimeStart);
  expect(starts.length).toBeGreaterThan(0);
  expect(starts).toEqual([...starts].sort());
  expect(body.sessions[0].activity).toMatchObject({ uuid: expect.any(String), name: expect.any(String) });
});

test('the next sessions of a schedule are the first that have not ended', async () => {
  const { body: all } = await get(`${base}/activities/schedule?to=2026-06-12`);
  const { body } = await get(`${base}/activities/schedule?to=2026-06-12&next=3`);

  const ahead = all.sessions.filter(({ localDateTimeEnd }: Session) => localDateTimeEnd > '2026-06-10T12:00');
  expect(body.sessions).toEqual(ahead.slice(0, 3));
});

test('a schedule includes its first and last day and the night after the last', async () => {
  const [any] = await db.select().from(activitySession).limit(1);
  if (!any) throw new Error('there is no session');
  const late = (localStart: string) => ({ ...any, id: randomUUID(), localStart });
  await db.insert(activitySession).values([late('2026-06-14T01:30'), late('2026-06-12T01:30')]);

  const { body } = await get(`${base}/activities/schedule?from=2026-06-12&to=2026-06-13`);

  const starts: string[] = body.sessions.map(({ localDateTimeStart }: Session) => localDateTimeStart);
  expect(starts).toContain('2026-06-14T01:30');
  expect(starts).not.toContain('2026-06-12T01:30');
  expect(starts.some((start) => start.startsWith('2026-06-12'))).toBe(true);
});

test('a session shows its vacancies and closes when its booking cutoff has passed', async () => {
  const { body } = await get(`${base}/activities/schedule?from=2026-06-04&to=2026-06-30`);
  const sessions = body.sessions as Session[];

  const past = sessions.filter(({ cutoffAt }) => Date.parse(cutoffAt) <= NOON);
  const open = sessions.filter(({ cutoffAt }) => Date.parse(cutoffAt) > NOON);
  expect(new Set(past.map(({ status }) => status))).toEqual(new Set(['closed']));
  expect(new Set(open.map(({ status }) => status))).toEqual(
    new Set(['available', 'limited', 'sold_out', 'freesale']),
  );
  for (const { status, vacancies } of open) expect(vacancies === 0).toBe(status === 'sold_out');
});

test('a single activity includes its bookable activities and the upcoming sessions of two weeks', async () => {
  const { body: list } = await get(`${base}/activities`);
  const [listed] = list.activitiesWithBooking;

  const { body } = await get(`${base}/activity/${listed.uuid}`);

  expect(body).toMatchObject({ ...listed, bookableActivities: [{ units: expect.any(Array) }] });
  expect(body.sessions[0]).toMatchObject(listed.next);
  for (const { localDateTimeStart } of body.sessions as Session[]) {
    expect(localDateTimeStart > '2026-06-10T12:00' && localDateTimeStart < '2026-06-24T12:01').toBe(true);
  }
});

test('the sessions of a bookable activity can be filtered by days', async () => {
  const [bookable] = await db.select().from(bookableActivity).limit(1);
  const sessions = `${base}/activity/${bookable?.activityId}/bookableActivities/${bookable?.id}/sessions`;

  const { body: twoWeeks } = await get(sessions);
  const { body: oneDay } = await get(`${sessions}?from=2026-06-11&to=2026-06-11`);

  expect(twoWeeks.items.length).toBeGreaterThanOrEqual(oneDay.items.length);
  for (const { localDateTimeStart } of oneDay.items as Session[])
    expect(localDateTimeStart).toMatch(/^2026-06-11/);
});

test.each([
  ['/activities?date=2026-13-01', 400],
  ['/activities?category=Water!', 400],
  ['/activities?page=2', 400],
  ['/activities/schedule?from=2026-06-01&to=2026-07-02', 400],
  ['/activities/schedule?from=2026-06-02&to=2026-06-01', 400],
  ['/activities/schedule?from=yesterday', 400],
  ['/activities/schedule?from=2026-06-01&to=2026-07-01', 200],
  ['/activities/schedule?to=2026-06-01', 200],
  ['/activity/17', 400],
  [`/activity/${randomUUID()}`, 404],
  [`/activity/${randomUUID()}/bookableActivities/${randomUUID()}/sessions`, 404],
])('%s returns status %i', async (path, status) => {
  expect((await get(`${base}${path}`)).status).toBe(status);
});

test('a range that is too long is rejected with the maximum number of days', async () => {
  const { body } = await get(`${base}/activities/schedule?from=2026-06-01&to=2026-12-01`, {
    headers: { 'accept-language': 'es' },
  });

  expect(body).toMatchObject({ error: 'Elija como máximo 31 días', field: 'to' });
});

test('an activity of another property is not found', async () => {
  const [foreign] = (await get('/web/property/qasr-al-bahr/activities')).body.activitiesWithBooking;
  const { bookableActivities } = (await get(`/web/property/qasr-al-bahr/activity/${foreign.uuid}`)).body;

  expect((await get(`${base}/activity/${foreign.uuid}`)).status).toBe(404);
  const sessions = `activity/${foreign.uuid}/bookableActivities/${bookableActivities[0].bookableActivityId}/sessions`;
  expect((await get(`${base}/${sessions}`)).status).toBe(404);
  expect((await get(`/web/property/qasr-al-bahr/${sessions}`)).status).toBe(200);
});
