import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { guest, post, report, property } from '../../../platform/db/tables/schema';
import { NOON, testApp } from '../../../testing/test-app';

let time = NOON;
const { get, send, db, signIn } = await testApp({ now: () => time });

async function guestAndPost(slug = 'casa-miramar') {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, slug));
  const propertyId = String(propertyRow?.id);
  const [me] = await db.insert(guest).values({ propertyId, firstName: 'Ada' }).returning();
  const [one] = await db
    .insert(post)
    .values({ propertyId, text: 'Buy my watches', lang: 'en', guestId: me?.id })
    .returning();
  if (!me || !one) throw new Error('nothing was written');
  const path = `/web/property/casa-miramar/post/${one.id}`;
  return { headers: await signIn(me.id), post: one.id, path };
}

test('C-03 S-02 a guest reports a post, sees the report alone and withdraws it', async () => {
  const { headers, path } = await guestAndPost();
  const seen = async (as: Record<string, string>) => (await get(path, { headers: as })).body.isFlagged;

  const flagged = await send('PUT', `${path}/flag`, { headers });
  const afterwards = [await seen(headers), await seen({})];
  const undone = await send('PUT', `${path}/unflag`, { headers });

  expect(flagged).toMatchObject({ status: 200, body: {} });
  expect(afterwards).toEqual([true, false]);
  expect(undone).toMatchObject({ status: 200, body: {} });
  expect(await seen(headers)).toBe(false);
});

test('a report without a reason is stored as other, and a second report replaces the first', async () => {
  const { headers, post: id, path } = await guestAndPost();
  const storedFlags = () =>
    db
      .select({ reasonCode: report.reasonCode, note: report.note })
      .from(report)
      .where(eq(report.subjectId, id));

  await send('PUT', `${path}/flag`, { headers });
  expect(await storedFlags()).toEqual([{ reasonCode: 'other', note: null }]);

  await send('PUT', `${path}/flag`, { headers, body: { reasonCode: 'spam', note: 'watches' } });
  expect(await storedFlags()).toEqual([{ reasonCode: 'spam', note: 'watches' }]);
});

test.each([{ reasonCode: 'dull' }, { note: 'x'.repeat(501) }, { reasonCode: 'spam', guestId: 'me' }])(
  'a report of %o is rejected',
  async (body) => {
    const { headers, path } = await guestAndPost();

    expect((await send('PUT', `${path}/flag`, { headers, body })).status).toBe(400);
  },
);

test('a guest can report ten times in an hour, and every six minutes once more', async () => {
  const { headers, path } = await guestAndPost();
  const report = async () =>
    (await send('PUT', `${path}/flag`, { headers, body: { reasonCode: 'spam' } })).status;
  const ten = [];
  for (let i = 0; i < 10; i += 1) ten.push(await report());

  expect([...new Set(ten), await report()]).toEqual([200, 429]);
  time += 6 * 60_000;
  expect([await report(), await report()]).toEqual([200, 429]);
});

test('anonymous visitors cannot report posts, and guests cannot report posts of another property', async () => {
  const { headers, path } = await guestAndPost();
  const elsewhere = await guestAndPost('qasr-al-bahr');

  expect((await send('PUT', `${path}/flag`)).status).toBe(401);
  expect((await send('PUT', `${elsewhere.path}/flag`, { headers })).status).toBe(404);
});
