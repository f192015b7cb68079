import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  activityClaim,
  activitySession,
  bookableActivity,
  diningTable,
} from '../../../platform/db/tables/schema';
import { diner, someOutlet } from '../../../testing/diners';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest } from '../../activity-booking/testing/activity-guests';
import { propertyIdOf } from '../rows/row-context';
import { publishFolder } from '../testing/publish-folder';
import { viennaWith } from '../testing/vienna';

const suite = await testApp();
const { db } = suite;
const PATIENTLY = { timeout: 30_000, interval: 100 };

/** The same hotel with the activity an hour later, so that publishing replaces its sessions. */
const later = (slug: string) =>
  viennaWith([['activities/steam-evening.yaml', 'daily: [18:00]', 'daily: [19:00]']], slug);

async function sessionOf(slug: string) {
  const [found] = await db
    .select()
    .from(activitySession)
    .where(
      and(
        eq(activitySession.propertyId, propertyIdOf(slug)),
        eq(activitySession.localStart, '2026-06-11T18:00'),
      ),
    );
  return found;
}

async function waiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

test('a session with a hold stays when the times change', async () => {
  const slug = 'wien-hold-first';
  await publishFolder(db, viennaWith([], slug));
  const session = await sessionOf(slug);
  const guest = await knownGuest(db, NOON, { slug });
  if (!session) throw new Error('the activity has no session');

  const published = await db.transaction(async (tx) => {
    await tx.insert(activityClaim).values({
      propertyId: session.propertyId,
      guestId: guest.id,
      sessionId: session.id,
      kind: 'hold',
      pax: 1,
      units: [],
      expiresAt: new Date(NOON + 60_000),
    });
    const publishing = publishFolder(db, later(slug)).then(
      () => 'published',
      (error: unknown) => error,
    );
    await expect.poll(waiting, PATIENTLY).toBe(1);
    return { publishing };
  });

  expect(await published.publishing).toBe('published');
  expect((await sessionOf(slug))?.id).toBe(session.id);
});

test('a hold of a session that is being removed fails with not found', async () => {
  const slug = 'wien-publish-first';
  await publishFolder(db, viennaWith([], slug));
  const session = await sessionOf(slug);
  const guest = await activityGuest(suite, { slug });
  if (!session) throw new Error('the activity has no session');
  const units = { [await unitOf(slug)]: 1 };

  const { holding } = await db.transaction(async (tx) => {
    await tx.delete(activitySession).where(eq(activitySession.id, session.id));
    const begun = guest.hold(session.id, units);
    await expect.poll(waiting, PATIENTLY).toBe(1);
    return { holding: begun };
  });

  expect((await holding).status).toBe(404);
});

test('a hold of a session that is created again with the same id succeeds', async () => {
  const slug = 'wien-made-anew';
  await publishFolder(db, viennaWith([], slug));
  const session = await sessionOf(slug);
  const guest = await activityGuest(suite, { slug });
  if (!session) throw new Error('the activity has no session');
  const units = { [await unitOf(slug)]: 1 };

  const { holding } = await db.transaction(async (tx) => {
    await tx.delete(activitySession).where(eq(activitySession.id, session.id));
    await tx.insert(activitySession).values(session);
    const begun = guest.hold(session.id, units);
    await expect.poll(waiting, PATIENTLY).toBe(1);
    return { holding: begun };
  });

  expect((await holding).status).toBe(201);
});

test('a hold of a table that is being removed fails as unavailable', async () => {
  const { id, slug } = await someOutlet(suite, { tables: [2] });
  const guest = await diner(suite);

  const { holding } = await db.transaction(async (tx) => {
    await tx.delete(diningTable).where(eq(diningTable.outletId, id));
    const begun = guest.hold(slug, '2026-06-11T20:00');
    await expect.poll(waiting, PATIENTLY).toBe(1);
    return { holding: begun };
  });

  expect(await holding).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
});

async function unitOf(slug: string): Promise<string> {
  const [bookable] = await db
    .select()
    .from(bookableActivity)
    .where(eq(bookableActivity.propertyId, propertyIdOf(slug)));
  return bookable?.units[0]?.unitId ?? '';
}
