import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { otpChallenge, otpFailure, property } from '../../platform/db/tables/schema';
import { newAddress, anonymousVisitors, wrongCode } from '../../testing/anonymous-visitors';
import { NOON, testApp } from '../../testing/test-app';
import { hashOf } from '../../platform/security/token';

const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now });
const { send, db } = suite;
const { start, codeFor, verify, signUp, pathOf } = anonymousVisitors(suite);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

test('a code is accepted in any digits and with spaces and dashes', async () => {
  const address = newAddress();
  const { body } = await start(address);
  const code = await codeFor(address);
  const arabic = [...code].map((digit) => String.fromCodePoint(0x0660 + Number(digit)));

  const { status } = await verify(
    body.otp_request_token,
    ` ${arabic.slice(0, 3).join('')} - ${arabic.slice(3).join('')}`,
  );

  expect(status).toBe(200);
});

test('a wrong code returns the attempts left, and after the fifth even the right code is rejected', async () => {
  const address = newAddress();
  const { body } = await start(address);
  const code = await codeFor(address);

  const answers = [];
  for (let i = 0; i < 5; i += 1) answers.push(await verify(body.otp_request_token, wrongCode(code)));
  const late = await verify(body.otp_request_token, code);

  expect(answers.map(({ status, body: { code: why } }) => [status, why])).toEqual([
    [422, 'otp_invalid'],
    [422, 'otp_invalid'],
    [422, 'otp_invalid'],
    [422, 'otp_invalid'],
    [423, 'otp_locked'],
  ]);
  expect(answers[0]?.body.error).toBe("That code isn't right. 4 tries left.");
  expect(answers[3]?.body.error).toBe("That code isn't right. 1 try left.");
  expect(answers[3]?.body.data).toEqual({ attempts_left: 1 });
  expect([late.status, late.body.code]).toEqual([423, 'otp_locked']);
});

test('input that cannot be a code uses no attempt', async () => {
  const address = newAddress();
  const { body } = await start(address);

  for (const typed of ['', '12345', '1234567', 'abcdef']) {
    expect((await verify(body.otp_request_token, typed)).body.data).toEqual({ attempts_left: 5 });
  }
  expect((await verify(body.otp_request_token, await codeFor(address))).status).toBe(200);
});

test('of 200 parallel guesses only five are checked', async () => {
  const address = newAddress();
  const { body } = await start(address);
  const code = await codeFor(address);

  const answers = await Promise.all(
    Array.from({ length: 200 }, () => verify(body.otp_request_token, wrongCode(code))),
  );

  const [stored] = await db
    .select()
    .from(otpChallenge)
    .where(eq(otpChallenge.tokenHash, hashOf(body.otp_request_token)));
  expect(stored?.tries).toBe(5);
  expect(await db.$count(otpFailure, eq(otpFailure.target, address))).toBe(5);
  // A server under load may also answer 503, but no guess may succeed.
  expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  expect((await verify(body.otp_request_token, code)).status).toBe(423);
});

test('of parallel requests with the right code only one succeeds', async () => {
  const address = newAddress();
  const { body } = await start(address);
  const code = await codeFor(address);

  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(body.otp_request_token, code)));

  const results = answers.map(({ status, body: { code: why } }) => (status === 200 ? 'signed in' : why));
  expect(results.sort()).toEqual([...Array<string>(19).fill('otp_used'), 'signed in']);
});

test('when a hotel goes to codes of eight digits, the shorter ones sent before expire', async () => {
  const address = newAddress();
  const { body } = await start(address, { slug: 'higashiyama-an' });
  const code = await codeFor(address);
  const [hotel] = await db.select().from(property).where(eq(property.slug, 'higashiyama-an'));
  const failure = { propertyId: hotel?.id ?? '', target: newAddress(), at: new Date(clock.now) };
  await db.insert(otpFailure).values(Array.from({ length: 100 }, () => failure));

  const old = await verify(body.otp_request_token, code, { slug: 'higashiyama-an' });

  expect([old.status, old.body.code]).toEqual([410, 'otp_expired']);
});

test('a code expires after ten minutes', async () => {
  const address = newAddress();
  const { body } = await start(address);
  const code = await codeFor(address);
  clock.now += 10 * MINUTE;

  const { status, body: reply } = await verify(body.otp_request_token, code);

  expect([status, reply.code]).toEqual([410, 'otp_expired']);
});

test('a code can be resent after a minute, which invalidates the previous one', async () => {
  const address = newAddress();
  const { body: first } = await start(address);
  const firstCode = await codeFor(address);
  const resend = (token: string) =>
    send('POST', pathOf('casa-miramar', 'signup/otp/resend'), { body: { otp_request_token: token } });

  clock.now += 20 * SECOND;
  const early = await resend(first.otp_request_token);
  clock.now += 40 * SECOND;
  const second = await resend(first.otp_request_token);

  expect([early.status, early.body.code, early.body.retryAfter]).toEqual([429, 'otp_too_soon', 40]);
  expect(early.body.error).toBe('You can ask for a new code in 40 s.');
  expect([second.status, second.body.sends_left]).toEqual([200, 3]);
  const old = await verify(first.otp_request_token, firstCode);
  expect([old.status, old.body.code]).toEqual([410, 'otp_superseded']);
  const good = await verify(second.body.otp_request_token, await codeFor(address));
  expect(good.status).toBe(200);
});

test('a code is valid only with its request token and at its hotel', async () => {
  const address = newAddress();
  const { body } = await start(address);
  const code = await codeFor(address);

  const unknownToken = await verify('x'.repeat(43), code);
  const elsewhere = await verify(body.otp_request_token, code, { slug: 'qasr-al-bahr' });

  expect([unknownToken.status, elsewhere.status]).toEqual([410, 410]);
});

test('an address gets at most five codes per hour across all hotels', async () => {
  const address = newAddress();
  for (let i = 0; i < 5; i += 1) {
    expect((await start(address, { slug: i % 2 ? 'qasr-al-bahr' : 'casa-miramar' })).status).toBe(201);
    clock.now += MINUTE;
  }

  const { status, body } = await start(address);

  expect([status, body.code]).toEqual([429, 'otp_send_limit']);
  expect(body.error).toBe("We've sent several codes already. Try again in 55 minutes or contact reception.");
  clock.now += 55 * MINUTE;
  expect((await start(address)).status).toBe(201);
});

test('of parallel requests for a code only one sends a code', async () => {
  const address = newAddress();

  const answers = await Promise.all(Array.from({ length: 10 }, () => start(address)));

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('ten wrong codes per hour lock an address for 15 minutes', async () => {
  const address = newAddress();
  for (let round = 0; round < 2; round += 1) {
    const { body } = await start(address);
    const code = await codeFor(address);
    for (let i = 0; i < 5; i += 1) await verify(body.otp_request_token, wrongCode(code));
    clock.now += MINUTE;
  }

  const { status, body } = await start(address);

  expect([status, body.code]).toEqual([423, 'otp_locked']);
  expect(body.error).toBe('Too many wrong codes. Wait 14 minutes or use another email or phone.');
  clock.now += 14 * MINUTE;
  expect((await start(address)).status).toBe(201);
});

test('codes get longer while a hotel has many failures', async () => {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, 'higashiyama-an'));
  const place = { slug: 'higashiyama-an' };
  const facts = { lang: propertyRow?.defaultLanguage };
  const failure = { propertyId: String(propertyRow?.id), target: 'nobody', at: new Date(clock.now) };
  await db.insert(otpFailure).values(Array.from({ length: 100 }, () => failure));

  const address = newAddress();
  const { body } = await start(address, place, facts);
  const code = await codeFor(address);

  expect([body.code_length, code]).toEqual([8, expect.stringMatching(/^\d{8}$/)]);
  expect((await verify(body.otp_request_token, code, place)).status).toBe(200);
});

test('a code is valid after a restart and on any server', async () => {
  const other = anonymousVisitors(await testApp({ db, now: () => clock.now }));
  const address = newAddress();
  const { body } = await start(address);

  const wrongly = await other.verify(body.otp_request_token, wrongCode(await codeFor(address)));
  const { status } = await other.verify(body.otp_request_token, await codeFor(address));

  expect([wrongly.body.data, status]).toEqual([{ attempts_left: 4 }, 200]);
});

test('a whole hotel behind one address is not rate limited', async () => {
  const place = { remoteAddress: '203.0.113.7' };

  // Invalid addresses make the requests fast, and they count like valid ones.
  const starts = await Promise.all(Array.from({ length: 300 }, () => start('nobody', place)));
  const proofs = await Promise.all(
    Array.from({ length: 300 }, () => verify('x'.repeat(43), '123456', place)),
  );

  expect(starts.filter(({ status }) => status !== 422)).toEqual([]);
  expect(proofs.filter(({ status }) => status !== 410)).toEqual([]);
  expect((await signUp(place)).user.is_verified).toBe(true);
});

test('six hundred attempts from one network are rate limited', async () => {
  const place = { remoteAddress: '203.0.113.8' };
  await Promise.all(Array.from({ length: 600 }, () => verify('x'.repeat(43), '123456', place)));

  const { status, body } = await verify('x'.repeat(43), '123456', place);

  expect([status, body.code]).toEqual([429, 'rate_limited']);
});
