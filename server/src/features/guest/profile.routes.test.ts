import { expect, test } from 'vitest';
import { knownGuest } from '../../testing/guests';
import { newAddress, newcomers } from '../../testing/newcomers';
import { NOON, testApp } from '../../testing/test-app';

const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now });
const { get, send, db } = suite;
const { at, codeFor, signUp } = newcomers(suite);
const here = at('casa-miramar', 'guest');
const NICK = () => `N${Math.random().toString(36).slice(2, 12)}`;

test('E-01 a guest reads and changes their profile, and it stays changed', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const nickName = NICK();

  const changed = await send('PUT', here, {
    headers,
    body: { version: 1, firstName: ' Grace ', lastName: 'Hopper', nickName, lang: 'fr' },
  });
  const { body } = await get(here, { headers });

  expect(changed.status).toBe(200);
  expect(body).toEqual(changed.body);
  expect(body.user).toMatchObject({
    firstName: 'Grace',
    lastName: 'Hopper',
    nickName,
    username: nickName,
    lang: 'fr',
    language: 'fr',
    version: 2,
    hotel_identity: 'casa-miramar',
  });
});

test('of two who change one profile at once, the second is told how it is by now', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const change = (firstName: string) => send('PUT', here, { headers, body: { version: 1, firstName } });

  const [first, second] = await Promise.all([change('Grace'), change('Mary')]);

  const [lost, won] = first.status === 409 ? [first, second] : [second, first];
  expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'version_conflict']);
  expect(lost.body.data.user).toMatchObject({ firstName: won.body.user.firstName, version: 2 });
});

test.each([
  [{ firstName: '' }, 'firstName', 'first_name_invalid'],
  [{ firstName: 'www.evil.example' }, 'firstName', 'first_name_invalid'],
  [{ lastName: '123' }, 'lastName', 'last_name_invalid'],
  [{ nickName: 'x' }, 'nickName', 'nick_name_invalid'],
  [{ nickName: 'Reception' }, 'nickName', 'nick_name_invalid'],
  [{ nickName: 'casa miramar' }, 'nickName', 'nick_name_invalid'],
  [{ nickName: 'cLaIrE' }, 'nickName', 'nick_name_taken'],
  [{ lang: 'xx' }, 'lang', 'lang_invalid'],
])('%o is not accepted', async (facts, field, code) => {
  const { headers } = await knownGuest(db, clock.now);

  const { status, body } = await send('PUT', here, { headers, body: { version: 1, ...facts } });

  expect([status, body.field, body.code]).toEqual([422, field, code]);
});

test('what a guest may not say of themselves is not asked for', async () => {
  const { headers } = await knownGuest(db, clock.now);

  const { status, body } = await send('PUT', here, {
    headers,
    body: { version: 1, isVerified: true, is_verified: true, propertyId: 'x' },
  });

  expect([status, body.code]).toEqual([400, 'malformed']);
});

test('P-03 who is verified, has both names and accepts the guidelines may post', async () => {
  const { headers } = await knownGuest(db, clock.now);
  const mayPost = async () => (await get(here, { headers })).body.allowToPost;
  const accept = (version: string, granted = true) => {
    clock.now += 1_000;
    return send('PUT', at('casa-miramar', 'guest/consents'), {
      headers,
      body: { items: [{ type: 'guidelines', version, granted }] },
    });
  };

  const nameless = await mayPost();
  await send('PUT', here, { headers, body: { version: 1, nickName: NICK() } });
  const withoutGuidelines = await mayPost();
  await accept('0');
  const ofOldOnes = await mayPost();
  await accept('1');
  const ready = await mayPost();
  await accept('1', false);

  expect([nameless, withoutGuidelines, ofOldOnes, ready]).toEqual([false, false, false, true]);
  expect(await mayPost()).toBe(false);
});

test('another email is taken over when its code proves it, and the token is a new one', async () => {
  const me = await knownGuest(db, clock.now);
  const address = newAddress();
  const started = await send('POST', `${here}/contact/start`, {
    headers: me.headers,
    body: { verification_type: 'email', email: address },
  });

  const { status, body } = await send('POST', `${here}/contact/verify`, {
    headers: me.headers,
    body: { otp_request_token: started.body.otp_request_token, code: await codeFor(address) },
  });

  expect([started.status, status, body.user.email, body.user.id]).toEqual([201, 200, address, me.id]);
  expect((await get(here, { headers: me.headers })).status).toBe(401);
  expect((await get(here, { headers: { authtoken: body.token } })).status).toBe(200);
  clock.now += 60_000;
  expect((await signUp({}, address)).user.id).toBe(me.id);
  expect((await signUp({}, me.address)).user.id).not.toBe(me.id);
});

test('a phone comes beside the email', async () => {
  const me = await knownGuest(db, clock.now);
  const phone = `+34${Math.floor(600_000_000 + Math.random() * 99_999_999)}`;
  const started = await send('POST', `${here}/contact/start`, {
    headers: me.headers,
    body: { verification_type: 'phone', phone },
  });

  const { body } = await send('POST', `${here}/contact/verify`, {
    headers: me.headers,
    body: { otp_request_token: started.body.otp_request_token, code: await codeFor(phone) },
  });

  expect(body.user).toMatchObject({ email: me.address, phone });
});

test('what another account is known by cannot be taken over, and its code signs nobody in', async () => {
  const me = await knownGuest(db, clock.now);
  const other = await knownGuest(db, clock.now);
  const started = await send('POST', `${here}/contact/start`, {
    headers: me.headers,
    body: { verification_type: 'email', email: other.address },
  });
  const proof = { otp_request_token: started.body.otp_request_token, code: await codeFor(other.address) };

  const asSignUp = await send('POST', at('casa-miramar', 'signup/otp/verify'), { body: proof });
  const byAnother = await send('POST', `${here}/contact/verify`, { headers: other.headers, body: proof });
  const { status, body } = await send('POST', `${here}/contact/verify`, { headers: me.headers, body: proof });

  expect([asSignUp.status, byAnother.status]).toEqual([410, 410]);
  expect([status, body.code]).toEqual([409, 'contact_taken']);
  expect((await get(here, { headers: me.headers })).body.user.email).toBe(me.address);
});
