import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { chatSession, guest, guestToken, property } from '../../platform/db/tables/schema';
import { NOON, testApp } from '../../testing/test-app';
import { hashOf, isToken, newToken } from '../../platform/security/token';

const clock = { now: NOON };
const { get, db, signIn } = await testApp({ now: () => clock.now });
const refresh = (slug: string) => `/web/property/${slug}/refresh/chat/session?reset_chat_session=true`;
const here = refresh('casa-miramar');

test('C-05 a new chat session ends the previous one at once', async () => {
  const me = await newGuest();
  const headers = await signIn(me.id);

  const first = await get(here, { headers });
  const second = await get(here, { headers });

  expect(second.body).toEqual({
    chat_session_id: expect.stringMatching(/^[\w-]{43}$/),
    chat_uuid: me.chatUuid,
  });
  expect(second.body.chat_session_id).not.toBe(first.body.chat_session_id);
  const stored = await db.select().from(chatSession).where(eq(chatSession.guestId, me.id));
  expect(stored.map(({ hash }) => hash)).toEqual([hashOf(second.body.chat_session_id)]);
  expect(second.headers['cache-control']).toBe('no-store');
});

test('C-02 a token is accepted from either header', async () => {
  const { authorization, authtoken } = await signIn((await newGuest()).id);

  expect((await get(here, { headers: { authorization } })).status).toBe(200);
  expect((await get(here, { headers: { authtoken } })).status).toBe(200);
});

test.each([
  ['no token', async () => ({})],
  ['two different tokens', async (id: string) => ({ ...(await signIn(id)), authtoken: newToken() })],
  ['an unknown token', async () => ({ authtoken: newToken() })],
  ['a cookie', async (id: string) => ({ cookie: `authToken=${(await signIn(id)).authtoken}` })],
  ['another scheme', async () => ({ authorization: 'Basic Z3Vlc3Q6Z3Vlc3Q=' })],
  ['nonsense', async () => ({ authorization: "Bearer '; drop table guest; --" })],
  ['a token that must be exchanged first', async () => ({ authtoken: `ey${'x'.repeat(200)}` })],
])('a session with %s is rejected with 401', async (_case, headersOf) => {
  const { status, body } = await get(here, { headers: await headersOf((await newGuest()).id) });

  expect({ status, body }).toEqual({ status: 401, body: { error: 'Sign in to continue', code: 'sign_in' } });
});

test('an invalid token is rejected on every route, so that the client notices it', async () => {
  const { status } = await get('/web/property/casa-miramar/posts', { headers: { authtoken: newToken() } });

  expect(status).toBe(401);
});

test('a guest of another property finds no content here but can read the property to move there', async () => {
  const headers = await signIn((await newGuest()).id);

  for (const path of ['posts', 'outlets', 'directories', 'activities', 'guidelines']) {
    expect((await get(`/web/property/qasr-al-bahr/${path}`, { headers })).status).toBe(404);
  }
  expect((await get(refresh('qasr-al-bahr'), { headers })).status).toBe(404);
  expect((await get('/web/property/qasr-al-bahr/detail', { headers })).status).toBe(200);
});

test('a token expires after a day without use and at the end of its validity', async () => {
  clock.now = NOON;
  const me = await newGuest('2026-06-11');
  const headers = await signIn(me.id);
  const status = async (hours: number) => {
    clock.now = NOON + hours * 3_600_000;
    return (await get('/web/property/casa-miramar/guidelines', { headers })).status;
  };

  expect([await status(23), await status(36)]).toEqual([200, 200]);
  expect(await status(61)).toBe(401);

  const idle = await signIn(me.id);
  clock.now += 25 * 3_600_000;
  expect((await get('/web/property/casa-miramar/guidelines', { headers: idle })).status).toBe(401);
  clock.now = NOON;
});

test('the database stores only the hash of a token', async () => {
  const { authtoken } = await signIn((await newGuest()).id);

  const stored = await db
    .select()
    .from(guestToken)
    .where(eq(guestToken.hash, hashOf(authtoken)));

  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(authtoken.slice(4));
  expect(isToken(authtoken) && authtoken.length <= 75).toBe(true);
});

test('a prefetch does not create a session', async () => {
  const me = await newGuest();
  const headers = { ...(await signIn(me.id)), 'sec-purpose': 'prefetch;prerender' };

  expect((await get(here, { headers })).status).toBe(403);
  expect(await db.$count(chatSession, eq(chatSession.guestId, me.id))).toBe(0);
});

test('a sixth session within a minute is rejected with the time to retry', async () => {
  const headers = { ...(await signIn((await newGuest()).id)), 'accept-language': 'fr' };
  for (let i = 0; i < 5; i += 1) expect((await get(here, { headers })).status).toBe(200);

  const { status, body, headers: replyHeaders } = await get(here, { headers });

  expect(status).toBe(429);
  expect(body).toEqual({
    error: 'Vous allez trop vite. Réessayez dans 12 s.',
    code: 'rate_limited',
    retryAfter: 12,
  });
  expect(replyHeaders['retry-after']).toBe('12');
  clock.now += 13_000;
  expect((await get(here, { headers })).status).toBe(200);
  clock.now = NOON;
});

async function newGuest(checkout: string | null = null) {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const [me] = await db
    .insert(guest)
    .values({ propertyId: String(propertyRow?.id), firstName: 'Ada', checkout })
    .returning();
  if (!me) throw new Error('guest not found');
  return me;
}
