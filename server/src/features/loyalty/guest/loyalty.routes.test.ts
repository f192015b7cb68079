import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { guest, loyaltyProgramme, membership, property } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { NOON, testApp } from '../../../testing/test-app';
import { createLedger } from '../ledger/ledger';
import { newMember } from '../testing/members';

const { get, send, db } = await testApp();
const ledger = createLedger(() => NOON);
const lisbon = '/web/property/casa-miramar/loyalty';
const muscat = '/web/property/qasr-al-bahr/loyalty';
const details = {
  firstName: 'Ada',
  lastName: 'Byron',
  birthday: '12-10',
  acceptTerms: true,
  termsVersion: '1',
};
const keyed = (headers: Record<string, string>, key: string = randomUUID()) => ({
  ...headers,
  'idempotency-key': key,
});

describe('R-26 the programme', () => {
  test('of a hotel that counts nights has no points', async () => {
    const { status, body } = await get(lisbon);

    expect(status).toBe(200);
    expect(body.member).toBeNull();
    expect(body.programme).toMatchObject({ metric: 'nights', name: 'Friends of the House' });
    expect(body.programme.tiers).toContainEqual(expect.objectContaining({ code: 'TILE', threshold: 7 }));
  });

  test('of a hotel with points has thresholds in points', async () => {
    const { body } = await get(muscat);

    expect(body.programme.metric).toBe('points');
    expect(body.programme.tiers[1]).toMatchObject({ code: 'marjan', threshold: 1_000 });
  });

  test('that is switched off, or does not exist, has no page', async () => {
    const [kyoto] = await db.select().from(property).where(eq(property.slug, 'higashiyama-an'));
    if (!kyoto) throw new Error('property not found');
    await db
      .update(property)
      .set({ features: { ...kyoto.features, loyalty: false } })
      .where(eq(property.id, kyoto.id));
    const off = await get('/web/property/higashiyama-an/loyalty');
    await db.update(property).set({ features: kyoto.features }).where(eq(property.id, kyoto.id));
    await db.delete(loyaltyProgramme).where(eq(loyaltyProgramme.propertyId, kyoto.id));
    const missing = await get('/web/property/higashiyama-an/loyalty');

    expect(off).toMatchObject({ status: 404, body: { code: 'loyalty_off' } });
    expect(missing).toMatchObject({ status: 404, body: { code: 'loyalty_off' } });
  });
});

describe('R-26 joining', () => {
  const join = (headers: Record<string, string>, body: object = details, key?: string) =>
    send('POST', `${lisbon}/register`, { headers: keyed(headers, key), body });

  test('gives a number, saves the name and shows the first steps', async () => {
    const { headers, id } = await knownGuest(db, NOON);

    const joined = await join(headers);

    expect(joined.status).toBe(201);
    expect(joined.body.member).toMatchObject({
      tier: 'SAND',
      progress: { value: 0, next: { tier: 'TILE', missing: 7 }, periodEnd: null },
      balance: { available: 0, pending: 0, expiringSoon: null },
    });
    expect(joined.body.member.memberNumber).toMatch(/^LM-[0-9A-Z]{6}$/);
    const [row] = await db.select().from(guest).where(eq(guest.id, id));
    expect(row?.lastName).toBe('Byron');
    expect((await get(lisbon, { headers })).body).toEqual(joined.body);
  });

  test('several times at once, or again, makes one member', async () => {
    const { headers, id } = await knownGuest(db, NOON);
    const key = randomUUID();

    const answers = await Promise.all([join(headers), join(headers), join(headers)]);
    const first = await join(headers, details, key);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(first).toMatchObject({ status: 409, body: { code: 'already_member' } });
    expect(await db.$count(membership, eq(membership.guestId, id))).toBe(1);
  });

  test('with the same key replies the same', async () => {
    const { headers } = await knownGuest(db, NOON);
    const key = randomUUID();

    const [first, second] = [await join(headers, details, key), await join(headers, details, key)];

    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  test.each([
    ['without the terms', { acceptTerms: false }, 422, 'terms_required'],
    ['with outdated terms', { termsVersion: '0' }, 409, 'terms_outdated'],
    ['without a last name', { lastName: '  ' }, 422, 'last_name_invalid'],
    ['with a year of birth', { birthday: '1990-12-10' }, 400, 'malformed'],
    ['in a month that no year has', { birthday: '13-01' }, 400, 'malformed'],
    ['on the 30th of February', { birthday: '02-30' }, 400, 'malformed'],
    ['on the 31st of April', { birthday: '04-31' }, 400, 'malformed'],
    ['with an unknown field', { email: 'a@b.example' }, 400, 'malformed'],
  ])('%s is refused', async (_what, change, status, code) => {
    const { headers } = await knownGuest(db, NOON);

    const refused = await join(headers, { ...details, ...change });

    expect(refused).toMatchObject({ status, body: { code } });
    expect((await get(lisbon, { headers })).body.member).toBeNull();
  });

  test('needs a verified guest', async () => {
    const { headers } = await knownGuest(db, NOON, { isVerified: false });

    expect(await join(headers)).toMatchObject({ status: 403, body: { code: 'not_eligible' } });
  });
});

describe('the lines', () => {
  const source = { issuer: 'system', sourceKind: 'test' } as const;

  test('are paged, latest first, and add up to the balance', async () => {
    const { headers, membershipId } = await newMember(db, NOON);
    await db.transaction(async (tx) => {
      for (let i = 1; i <= 7; i += 1) {
        const pending = i > 5 && { activeFrom: new Date(NOON + 1_000) };
        const line = {
          ...source,
          reason: 'order' as const,
          sourceReference: `${i}`,
          value: i * 10,
          ...pending,
        };
        await ledger.add(tx, membershipId, line);
      }
      await ledger.spend(tx, membershipId, {
        ...source,
        reason: 'redemption',
        sourceReference: 's',
        value: 55,
      });
    });

    const lines: { type: string; value: number; state: string }[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { body: { items: typeof lines; nextCursor: string | null } } = await get(
        `${muscat}/entries?limit=3${next && `&cursor=${encodeURIComponent(next)}`}`,
        { headers },
      );
      lines.push(...page.body.items);
      next = page.body.nextCursor;
    }

    const sum = (state: string) =>
      lines
        .filter((line) => line.state === state)
        .reduce((total, { type, value }) => total + (type === 'adding' ? value : -value), 0);
    const { balance } = (await get(muscat, { headers })).body.member;
    expect(lines).toHaveLength(8);
    expect(balance).toMatchObject({ available: 95, pending: 130 });
    expect([sum('active'), sum('pending')]).toEqual([95, 130]);
  });

  test('that have expired are written off when they are read next', async () => {
    const { headers, membershipId } = await newMember(db, NOON);
    const activeFrom = new Date(NOON - 60_000);
    await db.transaction((tx) =>
      createLedger(() => NOON - 60_000).add(tx, membershipId, {
        ...source,
        reason: 'bonus',
        sourceReference: 'old',
        value: 40,
        activeFrom,
        expireAt: new Date(NOON - 1_000),
      }),
    );

    const [balance, entries] = [await get(muscat, { headers }), await get(`${muscat}/entries`, { headers })];

    expect(balance.body.member.balance.available).toBe(0);
    expect(entries.body.items).toMatchObject([
      { type: 'spending', reason: 'expiry', value: 40 },
      { type: 'adding', reason: 'bonus', value: 40 },
    ]);
  });

  test('of another member and of no member are not shown', async () => {
    const { headers } = await knownGuest(db, NOON, { slug: 'qasr-al-bahr' });
    const member = await newMember(db, NOON);

    expect((await get(`${muscat}/entries`, { headers })).status).toBe(404);
    expect((await get(`${lisbon}/entries`, { headers: member.headers })).status).toBe(404);
    expect((await get(`${muscat}/entries?cursor=x`, { headers: member.headers })).status).toBe(400);
  });
});
