import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { activitySession, consent, roomEvent } from '../../../platform/db/tables/schema';
import { dinerOf, someOutlet } from '../../../testing/diners';
import { NOON, testApp } from '../../../testing/test-app';
import { activityGuest, bodyFor, placesOf } from '../testing/activity-guests';
import { EVENING, someActivity } from '../testing/some-session';

const MINUTE_MS = 60_000;
const suite = await testApp({ rateFactor: 1_000 });
const { db } = suite;

const codeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

describe('a booking of an activity', () => {
  test('is confirmed with its people, price and voucher, and a card in the conversation', async () => {
    const { sessionId, adult, child } = await someActivity(suite, {
      bookable: { contactFields: ['email'] },
    });
    const ada = await activityGuest(suite, { firstName: 'Ada' });
    const held = await ada.hold(sessionId, { [adult]: 1, [child]: 1 });
    const unitItems = [
      { unitId: adult, firstName: ' Ada ' },
      { unitId: child, firstName: 'Bo', age: 7 },
    ];

    const booked = await ada.book({ ...bodyFor(held), unitItems, note: 'We bring a hat' });

    expect(booked.status).toBe(201);
    expect(booked.body).toMatchObject({
      reference: expect.stringMatching(/^AC-[2-9A-Z]{6}$/),
      status: 'confirmed',
      activityName: 'Sailing',
      place: 'Pontoon D',
      localDateTimeStart: EVENING,
      unitItems: [
        { unitId: adult, firstName: 'Ada' },
        { unitId: child, firstName: 'Bo', age: 7 },
      ],
      contact: { firstName: 'Ada', email: ada.address },
      note: 'We bring a hat',
      price: { amount: 3_500 },
      payment: { method: 'pay_there', status: 'none' },
      canCancel: true,
      canModify: true,
      voucher: { code: expect.stringMatching(/^[2-9A-Z]{8}$/) },
      histories: [{ status: 'confirmed', by: { type: 'system' } }],
      version: 1,
    });
    expect(booked.body.voucher.signed).toMatch(new RegExp(`^${booked.body.reference}\\.[\\w-]{43}$`));
    expect((await ada.one(booked.body.uuid)).body).toEqual(booked.body);
    const cards = await db.select().from(roomEvent).where(eq(roomEvent.clientId, booked.body.uuid));
    expect(cards.map(({ body }) => body?.card)).toMatchObject([
      { kind: 'activity', status: 'confirmed', activityName: 'Sailing', pax: 2, version: 1 },
    ]);
  });

  test('waits for an answer where the hotel approves, keeps its places and lapses without one', async () => {
    const { sessionId, adult } = await someActivity(suite, { bookable: { requiresApproval: true } });
    const ada = await activityGuest(suite);

    const booked = await ada.come(sessionId, { [adult]: 2 });

    expect(booked).toMatchObject({
      status: 'pending',
      expiresAt: new Date(NOON + 60 * MINUTE_MS).toISOString(),
      histories: [{ status: 'pending', by: { type: 'guest' } }],
    });
    expect(booked.voucher).toBeUndefined();
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 2, sum: 2 });
  });

  test('that is repeated with its key gets the same reply, and with another body it is refused', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const ada = await activityGuest(suite);
    const body = bodyFor(await ada.hold(sessionId, { [adult]: 1 }));
    const key = randomUUID();

    const first = await ada.book(body, key);
    const again = await ada.book(body, key);
    const other = await ada.book({ ...body, note: 'x' }, key);
    const replayed = await ada.book(body);

    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(codeOf(other)).toEqual([422, 'idempotency_mismatch']);
    expect(codeOf(replayed)).toEqual([409, 'already_booked']);
    expect(replayed.body.data.booking.uuid).toBe(first.body.uuid);
    expect(await placesOf(suite, sessionId)).toMatchObject({ claimed: 1, sum: 1 });
  });

  test('is refused at another price than the guest has seen, and nothing is booked', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const ada = await activityGuest(suite);
    const body = bodyFor(await ada.hold(sessionId, { [adult]: 2 }));
    await db
      .update(activitySession)
      .set({ unitPrices: { [adult]: 3_000 } })
      .where(eq(activitySession.id, sessionId));

    const refused = await ada.book(body);
    const forged = await ada.book({ ...body, priceToken: 'x'.repeat(43) });
    const agreed = await ada.book({ ...body, priceToken: refused.body.data.priceToken });

    expect(codeOf(refused)).toEqual([409, 'price_changed']);
    expect(refused.body.data.total).toEqual({ amount: 6_000, currency: 'EUR', currencyPrecision: 2 });
    expect(codeOf(forged)).toEqual([409, 'price_changed']);
    expect(agreed).toMatchObject({ status: 201, body: { price: { amount: 6_000 } } });
  });

  test('that overlaps something else needs a confirmation', async () => {
    const [one, two] = [await someActivity(suite), await someActivity(suite)];
    const ada = await activityGuest(suite);
    const { slug } = await someOutlet(suite);
    await ada.come(one.sessionId, { [one.adult]: 1 });
    await dinerOf(suite, ada).seat(slug, '2026-06-11T19:30');
    await ada.hold(two.sessionId, { [two.adult]: 1 });
    const held = await ada.held();

    const refused = await ada.book(bodyFor({ ...held, body: held.body.hold }));
    const anyway = await ada.book({ ...bodyFor({ ...held, body: held.body.hold }), isAnyway: true });

    expect(held.body.hold.overlaps).toMatchObject([
      { kind: 'activity', title: 'Sailing' },
      { kind: 'table', title: 'Test table' },
    ]);
    expect(codeOf(refused)).toEqual([409, 'overlaps']);
    expect(refused.body.data.items).toEqual(held.body.hold.overlaps);
    expect(refused.body.error).toBe('This overlaps Sailing at 18:00. Book anyway?');
    expect(anyway.status).toBe(201);
  });

  test('of the same session is made once', async () => {
    const { sessionId, adult } = await someActivity(suite);
    const ada = await activityGuest(suite);
    const { uuid } = await ada.come(sessionId, { [adult]: 1 });
    const held = await ada.hold(sessionId, { [adult]: 1 });

    const twice = await ada.book({ ...bodyFor(held), isAnyway: true });

    expect(codeOf(twice)).toEqual([409, 'already_booked']);
    expect(twice.body.data.booking.uuid).toBe(uuid);
  });

  test('a guest has at most six upcoming activities', async () => {
    const days = Array.from({ length: 7 }, (_, i) => `2026-06-${12 + i}T10:00`);
    const { sessions, adult } = await someActivity(suite, { starts: days });
    const ada = await activityGuest(suite);
    for (const id of sessions.slice(0, 6)) await ada.come(id, { [adult]: 1 });
    const held = await ada.hold(sessions[6] ?? '', { [adult]: 1 });

    const refused = await ada.book(bodyFor(held));

    expect(codeOf(refused)).toEqual([409, 'booking_limit']);
    expect(refused.body.data).toEqual({ n: 6 });
  });

  test('an accepted safety note is kept as a consent with its version', async () => {
    const waiver = { version: '2026-1', text: { en: 'I can swim.' } };
    const { sessionId, adult } = await someActivity(suite, { bookable: { waiver } });
    const ada = await activityGuest(suite);
    const body = bodyFor(await ada.hold(sessionId, { [adult]: 1 }));

    const refused = [
      await ada.book(body),
      await ada.book({ ...body, waiver: { version: '2026-1', accepted: false } }),
      await ada.book({ ...body, waiver: { version: '2025-1', accepted: true } }),
    ];
    const booked = await ada.book({ ...body, waiver: { version: '2026-1', accepted: true } });

    for (const one of refused) expect(codeOf(one)).toEqual([422, 'waiver_required']);
    expect(booked.body.waiver).toEqual({ version: '2026-1', acceptedAt: new Date(NOON).toISOString() });
    const given = await db
      .select()
      .from(consent)
      .where(and(eq(consent.guestId, ada.id), eq(consent.type, 'waiver')));
    expect(given).toMatchObject([{ version: '2026-1', granted: true }]);
  });

  test('the minimum of participants is shown until it is reached, and never again', async () => {
    const { sessionId, adult } = await someActivity(suite, { bookable: { minParticipants: 3 } });
    const [ada, bob] = [await activityGuest(suite), await activityGuest(suite)];

    const alone = await ada.come(sessionId, { [adult]: 1 });
    const enough = await bob.come(sessionId, { [adult]: 2 });
    await bob.cancel(enough.uuid);

    expect(alone.minimum).toEqual({ needed: 3, booked: 1 });
    expect(enough.minimum).toBeUndefined();
    expect((await ada.one(alone.uuid)).body.minimum).toBeUndefined();
  });
});
