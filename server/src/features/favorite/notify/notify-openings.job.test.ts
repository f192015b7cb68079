import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  activity,
  activitySession,
  bookableActivity,
  favorite,
  guest,
  property,
  room,
  roomEvent,
} from '../../../platform/db/tables/schema';
import { createLog } from '../../../platform/log/logging';
import { createPushOutbox } from '../../../platform/outbox/push-outbox';
import { diner, someOutlet } from '../../../testing/diners';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { createCards } from '../../chat/messages/card.repository';
import { createMessageRepository } from '../../chat/messages/message.repository';
import { createBookingDeps } from '../../table-booking/record/booking-deps';
import { activityGuest } from '../../activity-booking/testing/activity-guests';
import { someActivity } from '../../activity-booking/testing/some-session';
import { createActivityOccasions } from './activity-occasions';
import { createNotifyOpenings } from './notify-openings.job';
import { createOutletOccasions } from './outlet-occasions';
import { createWatchedFavorites } from './watched-favorites';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const suite = await testApp({ rateFactor: 100 });
const { db } = suite;
const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));

/** Runs the check as one of several servers would. */
function check(at = NOON): Promise<void> {
  const now = () => at;
  const deliverAll = (all: readonly unknown[]) => all.map(async () => true);
  const outbox = createPushOutbox(db, { deliverAll, isWhole: () => true }, createLog('silent'));
  const messages = createMessageRepository({ outbox, now });
  const tables = createBookingDeps({ db, outbox, cards: createCards({ messages, outbox, now }), now });
  return createNotifyOpenings({
    db,
    outbox,
    messages,
    watched: createWatchedFavorites(db),
    occasionsOf: { outlet: createOutletOccasions(tables), activity: createActivityOccasions(db, now) },
    now,
  })();
}

/** The messages of the hotel to a guest. */
async function messagesTo(guestId: string): Promise<string[]> {
  const [{ chatUuid } = { chatUuid: '' }] = await db.select().from(guest).where(eq(guest.id, guestId));
  const own = await db
    .select()
    .from(room)
    .where(eq(room.pairKey, `external:${chatUuid}`));
  const events = await db
    .select({ body: roomEvent.body })
    .from(roomEvent)
    .where(eq(roomEvent.roomId, own[0]?.id ?? randomUUID()));
  return events.map(({ body }) => String((body as { text?: string }).text));
}

async function fan(
  type: 'outlet' | 'activity',
  uuid: string,
  facts: Partial<typeof guest.$inferInsert> = {},
) {
  const { id } = await knownGuest(db, NOON, { checkin: '2026-06-08', checkout: '2026-06-20', ...facts });
  await db.insert(favorite).values({ propertyId: hotel?.id ?? '', guestId: id, type, uuid, notify: true });
  return id;
}

async function soldOutSession(startsAt = NOON + DAY_MS) {
  const propertyId = hotel?.id ?? '';
  const [made] = await db
    .insert(activity)
    .values({
      propertyId,
      slug: `activity-${randomUUID().slice(0, 8)}`,
      name: { en: 'Tile painting', fr: 'Peinture sur carreaux' },
      description: { en: '' },
      place: { en: 'Atelier' },
      durationMinutes: 60,
      isDropIn: false,
    })
    .returning();
  const [bookable] = await db
    .insert(bookableActivity)
    .values({
      propertyId,
      activityId: made?.id ?? '',
      name: { en: 'Place' },
      units: [],
      minUnits: 1,
      maxUnits: 4,
      bookingCutoffMinutes: 60,
      cancelCutoffMinutes: 60,
      requiresApproval: false,
      policyText: { en: '' },
    })
    .returning();
  const local = new Date(startsAt).toISOString().slice(0, 16);
  const [session] = await db
    .insert(activitySession)
    .values({
      propertyId,
      activityId: made?.id ?? '',
      bookableActivityId: bookable?.id ?? '',
      localStart: local,
      localEnd: local,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + HOUR_MS),
      capacity: 6,
      placesTaken: 6,
    })
    .returning();
  const setTaken = (placesTaken: number) =>
    db
      .update(activitySession)
      .set({ placesTaken })
      .where(eq(activitySession.id, session?.id ?? ''));
  return { activityId: made?.id ?? '', setTaken };
}

describe('a session', () => {
  test('is not announced while somebody is on its waitlist', async () => {
    const { id, sessionId, adult } = await someActivity(suite, {
      capacity: 1,
      bookable: { waitlist: { enabled: true, mostPerSession: 20, offerMinutes: 15 } },
    });
    const [bob, cleo] = [await activityGuest(suite), await activityGuest(suite)];
    const { uuid, version } = await bob.come(sessionId, { [adult]: 1 });
    const ada = await fan('activity', id);
    const waiting = await cleo.wait(sessionId, { [adult]: 1 });
    await check();

    await bob.cancel(uuid, version);
    await check();
    const whileOffered = await messagesTo(ada);
    await cleo.leave(sessionId, waiting.body.uuid);
    await check();

    expect(waiting.status).toBe(201);
    expect(whileOffered).toEqual([]);
    expect(await messagesTo(ada)).toHaveLength(1);
  });

  test('that opens is announced once to those who want it, in their language, even by several servers', async () => {
    const { activityId, setTaken } = await soldOutSession();
    const [ada, claire] = [
      await fan('activity', activityId),
      await fan('activity', activityId, { lang: 'fr' }),
    ];
    const without = await knownGuest(db, NOON);
    await db
      .insert(favorite)
      .values({ propertyId: hotel?.id ?? '', guestId: without.id, type: 'activity', uuid: activityId });

    await check();
    expect(await messagesTo(ada)).toEqual([]);
    await setTaken(5);
    await Promise.all([check(), check(), check()]);
    await check();

    expect(await messagesTo(ada)).toHaveLength(1);
    expect((await messagesTo(ada))[0]).toMatch(/Tile painting.*Thursday 11 June/);
    expect((await messagesTo(claire))[0]).toMatch(/Peinture sur carreaux.*jeudi 11 juin/);
    expect(await messagesTo(without.id)).toEqual([]);
  });

  test('leads to at most one message a day and guest', async () => {
    const [first, second] = [await soldOutSession(), await soldOutSession()];
    const ada = await fan('activity', first.activityId);
    await db.insert(favorite).values({
      propertyId: hotel?.id ?? '',
      guestId: ada,
      type: 'activity',
      uuid: second.activityId,
      notify: true,
    });
    await check();

    await first.setTaken(5);
    await second.setTaken(5);
    await check();
    await first.setTaken(6);
    await check();
    await first.setTaken(5);
    await check(NOON + HOUR_MS);

    expect(await messagesTo(ada)).toHaveLength(1);
  });

  test('that always had places, or has closed, is not announced', async () => {
    const [open, closed] = [await soldOutSession(), await soldOutSession(NOON + 2 * HOUR_MS)];
    await open.setTaken(0);
    const guests = [await fan('activity', open.activityId), await fan('activity', closed.activityId)];

    await check();
    await closed.setTaken(0);
    await check(NOON + 1.5 * HOUR_MS);

    expect(await Promise.all(guests.map(messagesTo))).toEqual([[], []]);
  });

  test('that opens at night is announced in the morning', async () => {
    const { activityId, setTaken } = await soldOutSession(NOON + 2 * DAY_MS);
    const ada = await fan('activity', activityId);
    await check();

    await setTaken(5);
    await check(NOON + 12 * HOUR_MS);
    const atNight = await messagesTo(ada);
    await check(NOON + 22 * HOUR_MS);

    expect(atNight).toEqual([]);
    expect(await messagesTo(ada)).toHaveLength(1);
  });
});

describe('an evening', () => {
  const EVENING = '2026-06-12T20:00';
  const soldOutEvening = async () => {
    const { id, slug } = await someOutlet(suite, { tables: [2], hours: { from: '20:00', to: '21:00' } });
    const bob = await diner(suite);
    const { uuid } = await bob.seat(slug, EVENING);
    return { id, slug, bob, uuid };
  };

  test('that opens is announced to guests whose stay includes it', async () => {
    const { id, bob, uuid } = await soldOutEvening();
    const [ada, gone] = [await fan('outlet', id), await fan('outlet', id, { checkout: '2026-06-11' })];
    await check();

    await bob.cancel(uuid);
    await check();

    expect((await messagesTo(ada))[0]).toMatch(/Test table.*Friday 12 June/);
    expect(await messagesTo(gone)).toEqual([]);
  });

  test('is not announced while somebody is on the waitlist', async () => {
    const { id, slug, bob, uuid } = await soldOutEvening();
    const ada = await fan('outlet', id);
    const cleo = await diner(suite);
    const waiting = await cleo.wait(slug, EVENING);
    await check();

    await bob.cancel(uuid);
    await check();
    const whileOffered = await messagesTo(ada);
    await cleo.leave(slug, waiting.body.uuid);
    await check();

    expect(whileOffered).toEqual([]);
    expect(await messagesTo(ada)).toHaveLength(1);
  });
});
