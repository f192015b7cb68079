import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { blockedTerm, moderationCase, property } from '../../../platform/db/tables/schema';
import type { SharePolicy } from '../../../platform/db/tables/property/property';
import { knownGuest } from '../../../testing/guests';
import { filledDatabase, NOON } from '../../../testing/test-app';
import { createTermRepository } from '../words/term.repository';
import { isPostingOpen } from './posting-hours';
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
const addTerm = (term: string, action: 'block' | 'review') =>
  db.insert(blockedTerm).values({ propertyId: hotel.id, lang: '*', term, kind: 'word', action });
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
  await expect(screening.assertNickName(hotel, 'en', 'Wobble')).rejects.toMatchObject({
    code: 'blocked_term',
  });
  await expect(screening.assertNickName(hotel, 'en', 'Ada')).resolves.toBeUndefined();
});

test('the setting of the property decides what staff see first', async () => {
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

const inHouse = { checkin: '2026-06-08', checkout: '2026-06-14' };
// It is 13:00 at the hotel.
test.each([
  [{}, true],
  [{ isClosed: true }, false],
  [{ hours: { from: '08:00', until: '22:00' } }, true],
  [{ hours: { from: '14:00', until: '22:00' } }, false],
  [{ hours: { from: '20:00', until: '14:00' } }, true],
  [{ hours: { from: '20:00', until: '02:00' } }, false],
  [{ stayStates: ['IN' as const] }, true],
  [{ stayStates: ['PRE' as const, 'OUT' as const] }, false],
])('with %o posting is open: %s', (facts: Partial<SharePolicy>, isOpen) => {
  expect(isPostingOpen(policy(facts), inHouse, NOON)).toBe(isOpen);
});

test('guests without a stay may not post where the stay matters', () => {
  expect(isPostingOpen(policy({ stayStates: ['IN'] }), { checkin: null, checkout: null }, NOON)).toBe(false);
});
