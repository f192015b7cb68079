import { signUpChecks } from '@guest/shared/contracts/sign-up/sign-up.schema';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consent, guest, guestToken, otpChallenge, property } from '../../platform/db/tables/schema';
import { newAddress, anonymousVisitors } from '../../testing/anonymous-visitors';
import { NOON, testApp } from '../../testing/test-app';
import { hashOf } from '../../platform/security/token';

const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now });
const { get, db } = suite;
const { start, codeFor, verify, signUp, pathOf } = anonymousVisitors(suite);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

test('a code by email signs in a new guest and returns the missing profile fields', async () => {
  const address = newAddress();

  const started = await start(address);
  const { status, body } = await verify(started.body.otp_request_token, await codeFor(address));

  expect(started.status).toBe(201);
  expect(started.body).toEqual({
    otp_request_token: expect.stringMatching(/^[\w-]{43}$/),
    verification_type: 'email',
    target_masked: 'g•••@e•••.com',
    code_length: 6,
    confirm_code_expiry: new Date(clock.now + 10 * MINUTE).toISOString(),
    resend_at: new Date(clock.now + MINUTE).toISOString(),
    attempts_left: 5,
    sends_left: 4,
    status: 'sent',
  });
  expect(status).toBe(200);
  expect(body.missing).toEqual(['firstName', 'room', 'stay']);
  expect(body.user).toMatchObject({ is_verified: true, hotel_identity: 'casa-miramar', email: address });
  expect(body.user.chat_session_id).toMatch(/^[\w-]{43}$/);
  expect(signUpChecks.verify.reply.safeParse(body).success).toBe(true);
});

test('P-01 the same address signs in the same guest with a new token', async () => {
  const first = await signUp();
  clock.now += MINUTE;
  const second = await signUp({}, first.address.toUpperCase().replace('EXAMPLE.COM', 'example.com'));

  expect(second.user.id).toBe(first.user.id);
  expect(second.token).not.toBe(first.token);
  expect(second.token.length).toBeLessThanOrEqual(75);
  expect((await get(pathOf('casa-miramar', 'guest'), { headers: first.headers })).status).toBe(200);
});

test('a text message ends with the line for code autofill on this site', async () => {
  await start('+34 600 11 22 33');

  const { body } = await get('/_dev/mail', { headers: { accept: 'application/json' } });
  const letter = body.find(({ to }: { to: string }) => to === '+34600112233');

  expect(letter.text.split('\n').at(-1)).toBe(`@localhost #${letter.code}`);
});

test.each([
  ['es', 'Su código para Casa Miramar', /es su código/],
  ['fr', 'Votre code pour Casa Miramar', /est votre code/],
  ['ja', 'Casa Miramar の確認コード', /確認コードは/],
  ['ar', 'رمزك في Casa Miramar', /هو رمزك/],
])('the message is in the language of the guest: %s', async (lang, subject, text) => {
  const address = newAddress();

  const { body } = await start(address, {}, { lang });
  const signedIn = await verify(body.otp_request_token, await codeFor(address));

  const { body: letters } = await get('/_dev/mail', { headers: { accept: 'application/json' } });
  const letter = letters.find(({ to }: { to: string }) => to === address);
  expect(letter.subject).toBe(subject);
  expect(letter.text).toMatch(text);
  expect(letter.text).toContain(letter.code);
  // A language that the hotel does not speak counts as missing.
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'casa-miramar'));
  const isSpoken = propertyRow?.languages.includes(lang);
  expect(signedIn.body.missing.includes('lang')).toBe(!isSpoken);
});

test('errors in address, terms or language name their field in the language of the reader', async () => {
  const headers = { 'accept-language': 'es' };

  const answers = await Promise.all([
    start('ada', { headers }),
    start('+1', { headers }),
    start(newAddress(), { headers }, { acceptTerms: false }),
    start(newAddress(), { headers }, { termsVersion: '0' }),
    start(newAddress(), { headers }, { lang: 'xx' }),
  ]);

  expect(answers.map(({ status, body }) => [status, body.code, body.field])).toEqual([
    [422, 'email_invalid', 'email'],
    [422, 'phone_invalid', 'phone'],
    [422, 'terms_required', 'acceptTerms'],
    [422, 'terms_required', 'acceptTerms'],
    [422, 'lang_invalid', 'lang'],
  ]);
  expect(answers[0]?.body.error).toBe('Introduzca una dirección de correo válida.');
});

test('known and unknown addresses get the same reply', async () => {
  const { address } = await signUp();
  clock.now += MINUTE;

  const known = await start(address);
  const unknown = await start(newAddress());

  const { otp_request_token: _a, sends_left: _b, ...publicPart } = known.body;
  const { otp_request_token: _c, sends_left: _d, ...other } = unknown.body;
  expect(publicPart).toEqual(other);
  expect([known.status, known.headers['content-length']]).toEqual([
    unknown.status,
    unknown.headers['content-length'],
  ]);
});

test('consents are recorded with the first sign-in', async () => {
  const { user } = await signUp();

  const stored = await db.select().from(consent).where(eq(consent.guestId, user.id));

  expect(stored.map(({ type, version, granted }) => [type, version, granted]).sort()).toEqual([
    ['marketing', '1', false],
    ['terms', '1', true],
  ]);
});

test('the database stores only hashes of codes, request tokens and guest tokens', async () => {
  const { address, token } = await signUp();
  const code = await codeFor(address);

  const stored = JSON.stringify([
    await db.select().from(otpChallenge).where(eq(otpChallenge.target, address)),
    await db
      .select()
      .from(guestToken)
      .where(eq(guestToken.hash, hashOf(token))),
  ]);

  expect(stored).not.toContain(token);
  expect(JSON.parse(stored)[0][0].codeHash).not.toContain(code);
  expect(JSON.parse(stored)[0][0].codeHash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{64}$/);
});

test('the mailbox is also served as a page', async () => {
  const { address } = await signUp();

  const { status, text, headers } = await get('/_dev/mail', { headers: { accept: 'text/html' } });

  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(text).toContain(address);
  expect(text).toContain('Whitmore');
});

test('an unverified address creates no guest', async () => {
  const before = await db.$count(guest);

  await start(newAddress());

  expect(await db.$count(guest)).toBe(before);
});
