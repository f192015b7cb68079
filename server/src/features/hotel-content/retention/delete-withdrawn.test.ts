import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  activity,
  activitySession,
  bookableActivity,
  favorite,
  outlet,
  post,
  requestTemplate,
} from '../../../platform/db/tables/schema';
import { diner } from '../../../testing/diners';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest } from '../../activity-booking/testing/activity-guests';
import { BILL_QUESTION } from '../../bill/hotel-templates';
import { internalTemplateRow } from '../../ticket/internal-ticket';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';
import { deleteWithdrawn } from './delete-withdrawn';

const suite = await testApp();
const { db } = suite;
const DAY_MS = 86_400_000;
const TOMORROW = '2026-06-11T19:00';

/** Deletes what is withdrawn as the job does this many days after the publications of these tests. */
const afterDays = (days: number) =>
  deleteWithdrawn(db, sql`${new Date(NOON + days * DAY_MS)}::timestamptz - interval '30 days'`);

/** The hotel without its bar, its spa, its activity and its request. */
function almostEmpty(slug: string): Map<string, string> {
  const files = viennaWith(
    [
      ['directories/the-house.yaml', '    links: [{ label: Zur Bar, outlet: bar }]\n', ''],
      ['directories/the-house.yaml', '    actions: [{ label: Handtücher, request: towels }]\n', ''],
    ],
    slug,
  );
  for (const path of files.keys()) if (/outlets\/|^activities\/|^requests/.test(path)) files.delete(path);
  return files;
}

/** Publishes the hotel, and a version without most of it. */
async function withdrawn(slug: string, meanwhile: () => Promise<void> = async () => {}): Promise<string> {
  await publishFolder(db, viennaWith([], slug));
  await meanwhile();
  await publishFolder(db, almostEmpty(slug));
  return propertyIdOf(slug);
}

const ids = async (table: typeof outlet | typeof activity | typeof requestTemplate, propertyId: string) =>
  (await db.select({ slug: table.slug }).from(table).where(eq(table.propertyId, propertyId)))
    .map(({ slug }) => slug)
    .sort();

const left = async (propertyId: string) => ({
  outlets: await ids(outlet, propertyId),
  activities: await ids(activity, propertyId),
  templates: await ids(requestTemplate, propertyId),
});

test('content to which nothing refers is deleted 30 days after it was withdrawn, and comes back whole', async () => {
  const slug = 'wien-long-gone';
  const propertyId = await withdrawn(slug);

  await afterDays(29);
  expect(await left(propertyId)).toEqual({
    outlets: ['bar', 'spa'],
    activities: ['steam-evening'],
    templates: ['towels'],
  });
  await afterDays(31);
  expect(await left(propertyId)).toEqual({ outlets: [], activities: [], templates: [] });

  await publishFolder(db, viennaWith([], slug));
  expect(await left(propertyId)).toMatchObject({ outlets: ['bar', 'spa'], templates: ['towels'] });
  const guest = await diner(suite, { slug });
  expect(await guest.seat('bar', TOMORROW)).toMatchObject({ status: 'confirmed', tableName: '1' });
  expect(await db.$count(activitySession, eq(activitySession.propertyId, propertyId))).toBeGreaterThan(10);
});

test('an outlet that a server of an earlier version has deleted gets its tables when it comes back', async () => {
  const slug = 'wien-deleted-beside';
  const propertyId = await withdrawn(slug);
  await db.delete(activity).where(eq(activity.propertyId, propertyId));
  // Such a server knows nothing of the parts in which rows are recorded.
  await db.delete(outlet).where(eq(outlet.propertyId, propertyId));

  await publishFolder(db, viennaWith([], slug));

  const guest = await diner(suite, { slug });
  expect(await guest.seat('bar', TOMORROW)).toMatchObject({ status: 'confirmed', tableName: '1' });
});

test('the templates of the suite itself are no withdrawn requests', async () => {
  const slug = 'wien-internal';
  const propertyId = await withdrawn(slug);
  await db
    .insert(requestTemplate)
    .values({ ...internalTemplateRow(propertyId, BILL_QUESTION), updatedAt: new Date(NOON - 40 * DAY_MS) });

  await afterDays(31);

  expect((await left(propertyId)).templates).toEqual(['bill_question']);
});

test('content that guests have booked, marked or named in a post stays', async () => {
  const slug = 'wien-remembered';
  const propertyId = await withdrawn(slug, async () => {
    await (await diner(suite, { slug })).seat('bar', TOMORROW);
    const { id: guestId } = await knownGuest(db, NOON, { slug });
    const [spa] = await db
      .select({ id: outlet.id })
      .from(outlet)
      .where(and(eq(outlet.propertyId, propertyIdOf(slug)), eq(outlet.slug, 'spa')));
    const [steam] = await db
      .select({ id: activity.id })
      .from(activity)
      .where(eq(activity.propertyId, propertyIdOf(slug)));
    const marked = { propertyId: propertyIdOf(slug), guestId };
    await db.insert(favorite).values({ ...marked, type: 'outlet', uuid: spa?.id ?? '' });
    await db.insert(post).values({ ...marked, text: 'Heiß!', lang: 'de', activityId: steam?.id ?? '' });
  });

  await afterDays(31);

  expect(await left(propertyId)).toMatchObject({
    outlets: ['bar', 'spa'],
    activities: ['steam-evening'],
  });
});

test('the booked session of an activity keeps it, and its terms of booking', async () => {
  const slug = 'wien-booked-steam';
  const propertyId = await withdrawn(slug, async () => {
    const ofHotel = eq(activitySession.propertyId, propertyIdOf(slug));
    const [session] = await db
      .select({ id: activitySession.id, units: bookableActivity.units })
      .from(activitySession)
      .innerJoin(bookableActivity, eq(bookableActivity.activityId, activitySession.activityId))
      .where(and(ofHotel, eq(activitySession.localStart, '2026-06-11T18:00')));
    const guest = await activityGuest(suite, { slug });
    await guest.come(session?.id ?? '', { [session?.units[0]?.unitId ?? '']: 1 });
  });

  await afterDays(31);

  expect((await left(propertyId)).activities).toEqual(['steam-evening']);
  expect(await db.$count(bookableActivity, eq(bookableActivity.propertyId, propertyId))).toBe(1);
});
