import type { SharePolicy } from '@guest/shared/contracts/moderation/moderation-socket.contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockedTerm, moderationCase, post, property } from '../../../platform/db/tables/schema';
import { knownGuest } from '../../../testing/guests';
import { filledDatabase, NOON } from '../../../testing/test-app';
import { createTermRepository } from '../words/term.repository';
import { postingClosedNow } from './posting-hours';
import { createScreening } from './screening';

const db = await filledDatabase();
const clock = { now: NOON };
const screening = createScreening(
  db,
  createTermRepository(db, () => clock.now),
  () => clock.now,
);
const [hotel] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
if (!hotel) throw new Error('property not found');
const addTerm = (term: string, action: 'block' | 'review', lang = '*') =>
  db.insert(blockedTerm).values({ propertyId: hotel.id, lang, term, kind: 'word', action });
await addTerm('blubber', 'block');
await addTerm('wobble', 'review');

const policy = (facts: Partial<SharePolicy>) => ({
  ...hotel,
  sharePolicy: { ...hotel.sharePolicy, ...facts },
});
const screen = async (
  texts: Record<string, string>,
  facts: Partial<SharePolicy> = {},
  guestId: string = randomUUID(),
) =>
  screening.screen({
    kind: 'post',
    property: policy(facts),
    guestId,
    lang: 'en',
    texts: Object.entries(texts).map(([field, text]) => ({ field, text })),
  });

test('a blocked term is refused with the typed places in every field', async () => {
  await expect(screen({ text: 'Oh ｂlubber!', 'alt:1': 'no', 'tag:0': 'blubber' })).rejects.toMatchObject({
    status: 422,
    code: 'blocked_term',
    details: {
      data: {
        marks: [
          { field: 'text', from: 3, to: 10 },
          { field: 'tag:0', from: 0, to: 7 },
        ],
      },
    },
  });
});

test('a term for review holds the post back, and other texts are published', async () => {
  expect(await screen({ text: 'They wobble' })).toBe('pending');
  expect(await screen({ text: 'They walk' })).toBe('published');
});

test('a new term takes effect within five seconds, also on other servers', async () => {
  expect(await screen({ text: 'zigzag' })).toBe('published');
  await addTerm('zigzag', 'block');

  clock.now += 5_000;

  await expect(screen({ text: 'zigzag' })).rejects.toThrow('words');
});

test('nicknames are refused for every term', async () => {
  const guestId = randomUUID();
  await expect(screening.assertNickName(hotel, 'en', { guestId, nickName: 'Wobble' })).rejects.toMatchObject({
    code: 'blocked_term',
  });
  await expect(screening.assertNickName(hotel, 'en', { guestId, nickName: 'Ada' })).resolves.toBeUndefined();
});

test('a nickname is screened in the language of the app, whatever language its words show', async () => {
  await addTerm('bite', 'block', 'fr');
  clock.now += 5_000;
  const nickName = 'Vous avez bite';
  const guestId = randomUUID();

  await expect(screening.assertNickName(hotel, 'en', { guestId, nickName })).resolves.toBeUndefined();
  await expect(screening.assertNickName(hotel, 'fr', { guestId, nickName })).rejects.toMatchObject({
    code: 'blocked_term',
  });
});

test('the setting of the property decides which posts staff review first', async () => {
  const { id: guestId } = await knownGuest(db, NOON);
  const upheld = () =>
    db.insert(moderationCase).values({
      propertyId: hotel.id,
      subjectKind: 'post',
      subjectId: randomUUID(),
      authorGuestId: guestId,
      snapshot: {} as never,
      severity: 1,
      status: 'upheld',
      openedAt: new Date(NOON),
      resolvedAt: new Date(NOON),
    });
  const statuses = async () =>
    Promise.all(
      (['none', 'risk', 'first', 'all'] as const).map((reviewPosts) =>
        screen({ text: 'Hi' }, { reviewPosts }, guestId),
      ),
    );

  expect(await statuses()).toEqual(['published', 'published', 'pending', 'pending']);
  for (let i = 0; i < 3; i += 1) await upheld();
  expect(await statuses()).toEqual(['published', 'published', 'pending', 'pending']);
  await upheld();

  expect(await statuses()).toEqual(['published', 'pending', 'pending', 'pending']);
});

test.each([
  ['published', 'published'],
  ['expired', 'published'],
  ['pending', 'pending'],
  ['deleted', 'pending'],
  ['removed', 'pending'],
] as const)('a post after a %s one is %s if the first post is reviewed', async (status, next) => {
  const { id: guestId } = await knownGuest(db, NOON);
  await db.insert(post).values({ propertyId: hotel.id, guestId, text: 'Hi', lang: 'en', status });

  expect(await screen({ text: 'Hello' }, { reviewPosts: 'first' }, guestId)).toBe(next);
});

const inHouse = { checkin: '2026-06-08', checkout: '2026-06-14' };
// It is 13:00 at the hotel, which is 12:00 UTC.
test.each([
  [{}, null],
  [{ isClosed: true }, { reason: 'hotel' }],
  [{ hours: { from: '08:00', until: '22:00' } }, null],
  [{ hours: { from: '14:00', until: '22:00' } }, { reason: 'hours', opensAt: '2026-06-10T13:00:00.000Z' }],
  [{ hours: { from: '08:00', until: '12:00' } }, { reason: 'hours', opensAt: '2026-06-11T07:00:00.000Z' }],
  [{ hours: { from: '20:00', until: '14:00' } }, null],
  [{ hours: { from: '20:00', until: '02:00' } }, { reason: 'hours', opensAt: '2026-06-10T19:00:00.000Z' }],
  [{ stayStates: ['IN' as const] }, null],
  [{ stayStates: ['PRE' as const, 'OUT' as const] }, { reason: 'stay' }],
  [{ stayStates: ['OUT' as const], hours: { from: '14:00', until: '22:00' } }, { reason: 'stay' }],
])('with %o posting is closed: %o', (facts: Partial<SharePolicy>, closed) => {
  const found = postingClosedNow(policy(facts), inHouse, NOON);

  if (closed === null) expect(found).toBe(null);
  else expect(found).toMatchObject(closed);
});

test('posting opens exactly at the announced time, in every time zone and at every hour', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30', '59'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  fc.assert(
    fc.property(
      time,
      time,
      fc.constantFrom('Europe/Lisbon', 'Asia/Tokyo', 'Asia/Muscat', 'America/St_Johns', 'Pacific/Apia'),
      // Between the clock changes: in such a night, a time may not exist.
      fc.integer({ min: Date.parse('2026-05-01T00:00Z'), max: Date.parse('2026-09-30T00:00Z') }),
      (from, until, timeZone, now) => {
        const house = { ...policy({ hours: { from, until } }), timeZone };
        const closed = postingClosedNow(house, null, now);
        if (!closed) return;
        if (closed.reason !== 'hours') throw new Error('only the hours can close it');
        const opensAt = Date.parse(closed.opensAt);

        expect(opensAt - now).toBeGreaterThan(0);
        expect(opensAt - now).toBeLessThanOrEqual(24 * 3_600_000);
        expect(postingClosedNow(house, null, opensAt)).toBe(null);
        expect(postingClosedNow(house, null, opensAt - 60_000)).not.toBe(null);
      },
    ),
    { numRuns: 500 },
  );
});

test('guests without a stay may not post where the stay matters', () => {
  const nobody = { checkin: null, checkout: null };
  expect(postingClosedNow(policy({ stayStates: ['IN'] }), nobody, NOON)).toMatchObject({ reason: 'stay' });
});
