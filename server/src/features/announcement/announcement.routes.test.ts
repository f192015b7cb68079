import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { announcement, property } from '../../platform/db/tables/schema';
import { NOON, testApp } from '../../testing/test-app';

const { get, db } = await testApp();
const here = '/web/property/casa-miramar/announcements';

async function announce(title: string, facts: Partial<typeof announcement.$inferInsert>): Promise<void> {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  if (!propertyRow) throw new Error('property not found');
  const text = { en: title };
  await db.insert(announcement).values({
    propertyId: propertyRow.id,
    title: text,
    text,
    severity: 'info',
    createdAt: new Date(NOON),
    ...facts,
  });
}

const titles = async () => (await get(here)).body.items.map(({ title }: { title: string }) => title);

test('E-13 S-25 active announcements are listed newest first, with expireAt 0 if they do not expire', async () => {
  const { body } = await get(here, { headers: { 'accept-language': 'es' } });

  expect(body.items[0]).toMatchObject({
    announcementId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    title: 'Bandera amarilla hasta la tarde',
    severity: 'safety',
    expireAt: NOON + 9 * 3_600_000,
  });
  const ages = body.items.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(ages).toEqual([...ages].sort().reverse());
  expect(body.items.at(-1)).toMatchObject({ expireAt: 0 });
});

test('S-25 an announcement is expired at the instant of its expiry', async () => {
  await announce('Over', { expiresAt: new Date(NOON) });
  await announce('Still on', { expiresAt: new Date(NOON + 1) });

  expect(await titles()).toContain('Still on');
  expect(await titles()).not.toContain('Over');
});

test('announcements of another property are not listed', async () => {
  const there = (await get('/web/property/higashiyama-an/announcements')).body.items;

  expect(there.length).toBeGreaterThan(0);
  expect((await get(here)).text).not.toContain(there[0].announcementId);
  expect((await get('/web/property/nowhere/announcements')).status).toBe(404);
});
