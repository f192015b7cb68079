import { expect, test } from 'vitest';
import { knownGuest } from '../../testing/guests';
import { newAddress, anonymousVisitors } from '../../testing/anonymous-visitors';
import { NOON, testApp } from '../../testing/test-app';

const clock = { now: NOON };
const suite = await testApp({ now: () => clock.now });
const { get, send, db } = suite;
const { pathOf, codeFor, signUp } = anonymousVisitors(suite);
const here = pathOf('casa-miramar', 'guest');
const newPhone = () => `+34${Math.floor(600_000_000 + Math.random() * 99_999_999)}`;

/** Changes a contact and verifies it with its code. */
async function change(me: Awaited<ReturnType<typeof knownGuest>>, to: string) {
  const query = to.startsWith('+')
    ? { verification_type: 'phone', phone: to }
    : { verification_type: 'email', email: to };
  const started = await send('POST', `${here}/contact/start`, { headers: me.headers, body: query });
  const { status, body } = await send('POST', `${here}/contact/verify`, {
    headers: me.headers,
    body: { otp_request_token: started.body.otp_request_token, code: await codeFor(to) },
  });
  return { started, status, body };
}

/** Returns the messages to an address that contain no code, newest first. */
async function noticesTo(address: string): Promise<{ subject: string; text: string }[]> {
  const { body } = await get('/_dev/mail', { headers: { accept: 'application/json' } });
  return (body as { to: string; subject: string; text: string; code: string }[])
    .filter(({ to, code }) => to === address && code === '')
    .map(({ subject, text }) => ({ subject, text }));
}

test('a new email is verified by its code, and a new token is issued', async () => {
  const me = await knownGuest(db, clock.now);
  const address = newAddress();

  const { started, status, body } = await change(me, address);

  expect([started.status, status, body.user.email, body.user.id]).toEqual([201, 200, address, me.id]);
  expect((await get(here, { headers: me.headers })).status).toBe(401);
  expect((await get(here, { headers: { authtoken: body.token } })).status).toBe(200);
  clock.now += 60_000;
  expect((await signUp({}, address)).user.id).toBe(me.id);
  expect((await signUp({}, me.address)).user.id).not.toBe(me.id);
});

test('a phone is added to the email', async () => {
  const me = await knownGuest(db, clock.now);
  const phone = newPhone();

  const { body } = await change(me, phone);

  expect(body.user).toMatchObject({ email: me.address, phone });
});

test('the previous address is notified of a change with the new contact masked', async () => {
  const me = await knownGuest(db, clock.now);
  const address = newAddress();

  await change(me, address);

  expect(await noticesTo(address)).toEqual([]);
  expect(await noticesTo(me.address)).toEqual([
    {
      subject: 'Your contact details at Casa Miramar have changed',
      text: `You now sign in to your account at Casa Miramar with g•••@e•••.com, and no longer with this address.

Not you? Please call reception: +351 215 550 100`,
    },
  ]);
});

test('adding a phone is notified by email, and verifying the same contact again is not', async () => {
  const me = await knownGuest(db, clock.now);
  const phone = newPhone();

  const { body } = await change(me, phone);
  const again = { ...me, headers: { authorization: `Bearer ${body.token}`, authtoken: String(body.token) } };
  clock.now += 60_000;
  const second = await change(again, phone);

  expect(second.status).toBe(200);
  expect((await noticesTo(me.address)).map(({ text }) => text)).toEqual([
    expect.stringContaining(
      `You can now sign in to your account at Casa Miramar with ${phone.slice(0, 3)} ••• ••• ${phone.slice(-2)}.`,
    ),
  ]);
});

test('a rejected change sends no notice', async () => {
  const [me, other] = [await knownGuest(db, clock.now), await knownGuest(db, clock.now)];

  expect((await change(me, other.address)).status).toBe(409);

  expect([await noticesTo(me.address), await noticesTo(other.address)]).toEqual([[], []]);
});

test('left-to-right parts of an Arabic notice are isolated', async () => {
  const me = await knownGuest(db, clock.now, { lang: 'ar' });
  const phone = newPhone();

  await change(me, phone);

  const [notice] = await noticesTo(me.address);
  expect(notice?.text).toContain(`\u2068+34 ••• ••• ${phone.slice(-2)}\u2069`);
  expect(notice?.text).toContain('\u2068+351 215 550 100\u2069');
});

test('the contact of another account cannot be taken over, and its code cannot be used for sign-in', async () => {
  const me = await knownGuest(db, clock.now);
  const other = await knownGuest(db, clock.now);
  const started = await send('POST', `${here}/contact/start`, {
    headers: me.headers,
    body: { verification_type: 'email', email: other.address },
  });
  const proof = { otp_request_token: started.body.otp_request_token, code: await codeFor(other.address) };

  const asSignUp = await send('POST', pathOf('casa-miramar', 'signup/otp/verify'), { body: proof });
  const byAnother = await send('POST', `${here}/contact/verify`, { headers: other.headers, body: proof });
  const { status, body } = await send('POST', `${here}/contact/verify`, { headers: me.headers, body: proof });

  expect([asSignUp.status, byAnother.status]).toEqual([410, 410]);
  expect([status, body.code]).toEqual([409, 'contact_taken']);
  expect((await get(here, { headers: me.headers })).body.user.email).toBe(me.address);
});
