import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chatSession, guest } from '../../platform/db/tables/schema';
import { knownGuest } from '../../testing/guests';
import { anonymousVisitors } from '../../testing/anonymous-visitors';
import { NOON, testApp } from '../../testing/test-app';

const suite = await testApp();
const { get, send, db } = suite;
const { pathOf } = anonymousVisitors(suite);
const change = (slug: string, headers: Record<string, string>) =>
  send('PUT', pathOf(slug, 'change'), { headers });
const guestAt = (slug: string, headers: Record<string, string>) => get(pathOf(slug, 'guest'), { headers });

test('C-04 S-31 a guest moves to another property, and the old token becomes invalid', async () => {
  const me = await knownGuest(db, NOON, { room: '204', checkin: '2026-06-08', checkout: '2026-06-14' });
  await get(`${pathOf('casa-miramar', 'refresh/chat/session')}?reset_chat_session=true`, {
    headers: me.headers,
  });

  const { status, body } = await change('qasr-al-bahr', me.headers);

  expect(status).toBe(200);
  expect(body).toMatchObject({
    chat_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    chat_session_id: expect.stringMatching(/^[\w-]{43}$/),
    guestUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    hotel_identity: 'qasr-al-bahr',
    missing: ['room', 'stay'],
  });
  expect(body.user).toMatchObject({ firstName: 'Ada', email: me.address, is_verified: true });
  expect(body.user.room).toBeUndefined();
  for (const slug of ['casa-miramar', 'qasr-al-bahr']) {
    expect((await guestAt(slug, me.headers)).status).toBe(401);
  }
  const headers = { authtoken: body.token };
  expect((await guestAt('qasr-al-bahr', headers)).body.user.id).toBe(body.guestUuid);
  expect((await guestAt('casa-miramar', headers)).status).toBe(404);
  expect(await db.$count(chatSession, eq(chatSession.guestId, me.id))).toBe(0);
});

test('C-04 a guest who returns to a property keeps their record there', async () => {
  const me = await knownGuest(db, NOON, { room: '204' });

  const away = await change('higashiyama-an', me.headers);
  const back = await change('casa-miramar', { authtoken: away.body.token });

  expect(back.body.guestUuid).toBe(me.id);
  expect(back.body.user.room).toBe('204');
  expect(await db.$count(guest, eq(guest.personId, me.personId))).toBe(2);
});

test('C-04 moving to an unknown property changes nothing', async () => {
  const me = await knownGuest(db, NOON);

  const { status } = await change('nowhere', me.headers);

  expect(status).toBe(404);
  expect((await guestAt('casa-miramar', me.headers)).status).toBe(200);
});
