import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity, activitySession, bookableActivity } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest } from '../../activity-booking/testing/activity-guests';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';

const suite = await testApp();
const { db } = suite;
const STEAM = 'activities/steam-evening.yaml';
const TOMORROW = '2026-06-11T18:00';

const withoutBooking = (slug: string) => {
  const files = viennaWith([], slug);
  const [before = ''] = (files.get(STEAM) ?? '').split('booking:\n');
  return files.set(STEAM, before);
};
const withoutActivity = (slug: string) => {
  const files = viennaWith([], slug);
  files.delete(STEAM);
  return files;
};

test.each([
  ['its booking', 'wien-no-booking', withoutBooking],
  ['the activity', 'wien-no-activity', withoutActivity],
])('guests keep what they have booked when %s leaves the folder', async (_, slug, without) => {
  await publishFolder(db, viennaWith([], slug));
  const guest = await activityGuest(suite, { slug });
  const steam = await steamOf(slug);
  const booking = await guest.come(steam.sessionOf(TOMORROW), { [steam.adult]: 2 });

  await publishFolder(db, without(slug));

  expect((await guest.one(booking.uuid)).body).toMatchObject({ status: 'confirmed', canModify: false });
  expect((await guest.list()).body).toMatchObject({ items: [{ uuid: booking.uuid }] });
  expect((await guest.hold(steam.sessionOf(TOMORROW), { [steam.adult]: 1 })).status).toBe(404);
  const other = (await steamOf(slug)).sessions.filter(({ localStart }) => localStart !== TOMORROW);
  expect(other.filter(({ bookableActivityId }) => bookableActivityId !== null)).toEqual([]);
  const shown = await suite.get(`/web/property/${slug}/activities`);
  expect(shown.body.activitiesWithBooking).toEqual([]);
  const page = await suite.get(`/web/property/${slug}/activities/${steam.id}`);
  expect(page.body.bookableActivities ?? []).toEqual([]);

  await publishFolder(db, viennaWith([], slug));

  expect((await guest.one(booking.uuid)).body).toMatchObject({ status: 'confirmed', canModify: true });
  const again = await activityGuest(suite, { slug });
  const back = await steamOf(slug);
  expect((await again.hold(back.sessionOf(TOMORROW), { [steam.adult]: 1 })).status).toBe(201);
  expect((await again.hold(back.sessionOf('2026-06-12T18:00'), { [steam.adult]: 1 })).status).toBe(201);
});

test('a booking can be cancelled after its activity has left the folder', async () => {
  const slug = 'wien-cancel';
  await publishFolder(db, viennaWith([], slug));
  const guest = await activityGuest(suite, { slug });
  const steam = await steamOf(slug);
  const booking = await guest.come(steam.sessionOf(TOMORROW), { [steam.adult]: 1 });

  await publishFolder(db, withoutBooking(slug));

  expect((await guest.cancel(booking.uuid)).status).toBe(200);
  expect((await guest.one(booking.uuid)).body).toMatchObject({ status: 'cancelled' });
});

async function steamOf(slug: string) {
  const propertyId = propertyIdOf(slug);
  const [found] = await db.select().from(activity).where(eq(activity.propertyId, propertyId));
  const [bookable] = await db
    .select()
    .from(bookableActivity)
    .where(eq(bookableActivity.propertyId, propertyId));
  const sessions = await db.select().from(activitySession).where(eq(activitySession.propertyId, propertyId));
  return {
    id: found?.id ?? '',
    adult: bookable?.units[0]?.unitId ?? '',
    sessions: sessions.filter(({ startsAt }) => startsAt.getTime() > NOON),
    sessionOf: (start: string) => sessions.find(({ localStart }) => localStart === start)?.id ?? '',
  };
}
