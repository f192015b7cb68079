import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { chatSession } from '../../platform/db/tables/schema';
import { createTokenRepository } from '../identity/token.repository';
import { knownGuest } from '../../testing/guests';
import { anonymousVisitors } from '../../testing/anonymous-visitors';
import { NOON, testApp } from '../../testing/test-app';

const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
const otherKeys = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
const issuer = 'https://app.casa-miramar.example';
const issuers = [{ issuer, jwk: await exportJWK(publicKey), properties: ['casa-miramar'] }];
const clock = { now: NOON };
const suite = await testApp({
  now: () => clock.now,
  config: readConfig({ JWT_ISSUERS: JSON.stringify(issuers) }),
});
const { get, send, db } = suite;
const { pathOf, signUp } = anonymousVisitors(suite);
const sessions = pathOf('casa-miramar', 'guest/sessions');
const seconds = NOON / 1_000;
let serial = 0;

interface Signed {
  claims?: JWTPayload;
  header?: object;
  key?: CryptoKey;
}

function signed({ claims = {}, header = {}, key = privateKey }: Signed = {}): Promise<string> {
  serial += 1;
  const basic = {
    iss: issuer,
    aud: 'guest-suite',
    sub: `guest-${serial}`,
    jti: `token-${serial}`,
    exp: seconds + 300,
    property: 'casa-miramar',
  };
  return new SignJWT({ ...basic, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', ...header })
    .sign(key);
}

const exchange = (jwt: string, slug = 'casa-miramar') =>
  get(`/${slug}/guest-be-token`, { headers: { authorization: `Bearer ${jwt}`, authtoken: jwt } });

test('V-01 C-08 a signed token of the hotel’s app is exchanged for a guest token', async () => {
  const jwt = await signed({ claims: { firstName: 'Ada', lang: 'fr' } });

  const { status, body, headers } = await exchange(jwt);

  expect(jwt.length).toBeGreaterThan(75);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(Object.keys(body)).toEqual(['authToken']);
  expect(body.authToken.length).toBeLessThanOrEqual(75);
  const me = await get(pathOf('casa-miramar', 'guest'), { headers: { authtoken: body.authToken } });
  expect(me.body.user).toMatchObject({ firstName: 'Ada', lang: 'fr', is_verified: true });
});

test('C-08 the same subject is the same guest', async () => {
  const idOf = async (sub: string) => {
    const { body } = await exchange(await signed({ claims: { sub } }));
    const me = await get(pathOf('casa-miramar', 'guest'), { headers: { authtoken: body.authToken } });
    return me.body.user.id;
  };

  const first = await idOf('one');

  expect([await idOf('one'), await idOf('two')]).toEqual([first, expect.not.stringContaining(first)]);
});

test('C-08 a token is exchanged once', async () => {
  const jwt = await signed();

  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(jwt)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
});

test.each<[string, Signed]>([
  ['of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['signed with another key', { key: otherKeys.privateKey }],
  ['for another audience', { claims: { aud: 'somebody-else' } }],
  ['that has expired', { claims: { exp: seconds - 1 } }],
  ['that is valid for too long', { claims: { exp: seconds + 601 } }],
  ['that never expires', { claims: { exp: undefined } }],
  ['that is not valid yet', { claims: { nbf: seconds + 60 } }],
  ['for another property', { claims: { property: 'qasr-al-bahr' } }],
  ['without a property', { claims: { property: undefined } }],
  ['without an id', { claims: { jti: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
  ['with an id that cannot be stored', { claims: { jti: 'token\0' } }],
  ['with a subject that cannot be stored', { claims: { sub: 'guest\0' } }],
  ['with an id that is no text', { claims: { jti: 'token\ud800' } }],
  ['with a subject that is no text', { claims: { sub: 'guest\ud800' } }],
  ['of another type', { header: { typ: 'at+jwt' } }],
  ['that is too large', { claims: { note: 'x'.repeat(4_096) } }],
])('C-08 a token %s is rejected', async (_case, how) => {
  const { status, body } = await exchange(await signed(how));

  expect([status, body.code]).toEqual([401, 'sign_in']);
});

test.each([
  ['without a signature', `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(`{"iss":"${issuer}"}`)}.`],
  ['that cannot be parsed', 'x'.repeat(100)],
  ['that is already a guest token', `gst_${'x'.repeat(43)}`],
])('C-08 a malformed token is rejected: %s', async (_case, jwt) => {
  expect((await exchange(jwt)).status).toBe(401);
});

test('C-08 a subject can exchange ten tokens per minute without affecting others', async () => {
  const statusOf = async (sub: string) => (await exchange(await signed({ claims: { sub } }))).status;
  for (let i = 0; i < 10; i += 1) expect(await statusOf('busy')).toBe(200);

  expect([await statusOf('busy'), await statusOf('calm')]).toEqual([429, 200]);
});

test('C-08 an issuer of one hotel is not accepted by another', async () => {
  const jwt = await signed({ claims: { property: 'qasr-al-bahr' } });

  expect((await exchange(jwt, 'qasr-al-bahr')).status).toBe(401);
});

test('a guest lists their sessions and signs out one device', async () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit Version/17 Safari/604.1' };
  const me = await signUp({ headers: phone });
  const laptop = await createTokenRepository(db, () => NOON).issue(
    { id: me.user.id, propertyId: String(me.user.hotelId), checkout: null },
    { device: { browser: 'Firefox', system: 'Mac' } },
  );
  const { body } = await get(sessions, { headers: me.headers });
  const listed = body.items.map(({ browser, system, isCurrent }: Record<string, unknown>) => [
    browser,
    system,
    isCurrent,
  ]);
  const other = body.items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);

  const ended = await send('DELETE', `${sessions}/${other.id}`, { headers: me.headers });

  expect(listed).toHaveLength(2);
  expect(listed).toContainEqual(['Safari', 'iPhone', true]);
  expect(listed).toContainEqual(['Firefox', 'Mac', false]);
  expect([ended.status, ended.text]).toEqual([204, '']);
  expect((await get(sessions, { headers: { authtoken: laptop } })).status).toBe(401);
  expect((await get(sessions, { headers: me.headers })).body.items).toHaveLength(1);
});

test('signing out a device ends its chat session', async () => {
  const { headers: palace, address } = await signUp({ slug: 'qasr-al-bahr' });
  const chats = () => db.$count(chatSession, inArray(chatSession.guestId, [there, here]));
  const there: string = (await get(pathOf('qasr-al-bahr', 'guest'), { headers: palace })).body.user.id;
  clock.now += 60_000;
  const { headers, user } = await signUp({}, address);
  const here = user.id;
  expect(await chats()).toBe(2);
  const { body } = await get(sessions, { headers });
  const other = body.items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);

  await send('DELETE', `${sessions}/${other.id}`, { headers });

  expect(await chats()).toBe(1);
});

test('signing out everywhere ends all chat sessions', async () => {
  const { user: there, address } = await signUp({ slug: 'qasr-al-bahr' });
  clock.now += 60_000;
  const { user: here, headers } = await signUp({}, address);

  await send('POST', pathOf('casa-miramar', 'guest/signout'), { headers, body: { allDevices: true } });

  expect(await db.$count(chatSession, inArray(chatSession.guestId, [there.id, here.id]))).toBe(0);
});

test('a guest cannot end the session of another guest', async () => {
  const me = await knownGuest(db, NOON);
  const other = await knownGuest(db, NOON);
  const { body } = await get(sessions, { headers: other.headers });

  const { status } = await send('DELETE', `${sessions}/${body.items[0].id}`, { headers: me.headers });

  expect(status).toBe(404);
  expect((await get(sessions, { headers: other.headers })).status).toBe(200);
});

test.each([
  [false, 200],
  [true, 401],
])('a guest signs out, everywhere: %s', async (allDevices, elsewhere) => {
  const me = await knownGuest(db, NOON);
  const atProperty = await get(pathOf('casa-miramar', 'guest'), { headers: me.headers });
  const laptop = await createTokenRepository(db, () => NOON).issue({
    id: me.id,
    propertyId: atProperty.body.user.hotelId,
    checkout: null,
  });

  const { status } = await send('POST', pathOf('casa-miramar', 'guest/signout'), {
    headers: me.headers,
    body: { allDevices },
  });

  expect(status).toBe(204);
  expect((await get(sessions, { headers: me.headers })).status).toBe(401);
  expect((await get(sessions, { headers: { authtoken: laptop } })).status).toBe(elsewhere);
});
