import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { knownGuest } from '../../testing/guests';
import { browserKeys } from '../../testing/push-service/decrypt';
import { NOON, testApp } from '../../testing/test-app';
import { isPushEndpoint } from './subscriptions/push-services';

const { get, send, db } = await testApp();
const path = '/web/property/casa-miramar';
const { keys } = browserKeys();
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const valid = { endpoint, keys, lang: 'en', userAgentClass: 'phone' };
const subscribe = (headers: Record<string, string>, body: object = valid) =>
  send('POST', `${path}/push`, { headers, body });

test('a guest has the defaults until they choose', async () => {
  const { headers } = await knownGuest(db, NOON);

  const { status, body } = await get(`${path}/notifications`, { headers });

  expect(status).toBe(200);
  expect(body).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    isOnThisDevice: false,
    quietHours: { from: '22:00', to: '08:00' },
    privatePreviews: false,
    choices: [
      { class: 'chat', channel: 'push', isOn: true },
      { class: 'chat', channel: 'email', isOn: false },
      { class: 'orders', channel: 'push', isOn: true },
      { class: 'orders', channel: 'email', isOn: true },
      { class: 'bookings', channel: 'push', isOn: true },
      { class: 'bookings', channel: 'email', isOn: true },
      { class: 'requests', channel: 'push', isOn: true },
      { class: 'announcements_service', channel: 'push', isOn: false },
    ],
  });
});

test('choices are stored and returned; emails are a consent', async () => {
  const { headers } = await knownGuest(db, NOON);
  const body = {
    choices: [
      { class: 'orders', channel: 'push', isOn: false },
      { class: 'chat', channel: 'email', isOn: true },
      { class: 'bookings', channel: 'email', isOn: false },
    ],
    quietHours: null,
    privatePreviews: true,
  };

  await send('PUT', `${path}/notifications`, { headers, body });
  await send('PUT', `${path}/notifications`, { headers, body: { choices: body.choices } });

  const after = await get(`${path}/notifications`, { headers });
  expect(after.body).toMatchObject({ quietHours: null, privatePreviews: true });
  expect(after.body.choices).toEqual(expect.arrayContaining(body.choices));
  const consents = await get(`${path}/guest/consents`, { headers });
  expect(consents.body.items).toMatchObject([{ type: 'message_mail', granted: true }]);
});

test('a hotel that cannot send emails does not offer them', async () => {
  const suite = await testApp({ db, config: readConfig({ NODE_ENV: 'production' }) });
  const { headers } = await knownGuest(db, NOON);

  const { body } = await suite.get(`${path}/notifications`, { headers });

  expect(body.choices.filter(({ channel }: { channel: string }) => channel === 'email')).toEqual([]);
});

test('two settings that a device sends at the same moment are both stored', async () => {
  for (let round = 0; round < 8; round++) {
    const { headers } = await knownGuest(db, NOON);
    const bodies = [{ quietHours: { from: '21:00', to: '09:00' } }, { privatePreviews: true }];

    await Promise.all(bodies.map((body) => send('PUT', `${path}/notifications`, { headers, body })));

    const after = await get(`${path}/notifications`, { headers });
    expect(after.body).toMatchObject({ ...bodies[0], ...bodies[1] });
  }
});

test.each<[string, object, number, string]>([
  ['an unknown class', { choices: [{ class: 'weather', channel: 'push', isOn: true }] }, 400, 'malformed'],
  ['an unknown channel', { choices: [{ class: 'chat', channel: 'fax', isOn: true }] }, 400, 'malformed'],
  [
    'a channel that the class does not have',
    { choices: [{ class: 'offers', channel: 'sms', isOn: true }] },
    422,
    'channel_not_available',
  ],
  ['quiet hours that are no time', { quietHours: { from: '25:00', to: '08:00' } }, 400, 'malformed'],
])('%s is rejected, and nothing changes', async (_what, body, status, code) => {
  const { headers } = await knownGuest(db, NOON);
  const before = await get(`${path}/notifications`, { headers });

  const answer = await send('PUT', `${path}/notifications`, { headers, body });

  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect((await get(`${path}/notifications`, { headers })).body).toEqual(before.body);
});

test('a device is subscribed once, however often it asks', async () => {
  const { headers } = await knownGuest(db, NOON);

  const answers = await Promise.all(Array.from({ length: 5 }, () => subscribe(headers)));

  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect((await get(`${path}/notifications`, { headers })).body.isOnThisDevice).toBe(true);
});

test('a device that changes hands belongs to its new guest only', async () => {
  const first = await knownGuest(db, NOON);
  const second = await knownGuest(db, NOON);
  const body = { ...valid, endpoint: `${endpoint}-shared` };
  await subscribe(first.headers, body);

  await subscribe(second.headers, body);

  const isOn = async ({ headers }: typeof first) =>
    (await get(`${path}/notifications`, { headers })).body.isOnThisDevice;
  expect([await isOn(first), await isOn(second)]).toEqual([false, true]);
});

const shortKey = { ...keys, p256dh: keys.p256dh.slice(0, 80) };
const offCurve = {
  ...keys,
  p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url'),
};

test.each<[string, object, string]>([
  ['a foreign endpoint', { endpoint: 'https://elsewhere.example/push' }, 'unknown_push_service'],
  ['no address', { endpoint: 'fcm.googleapis.com' }, 'unknown_push_service'],
  ['a short key', { keys: shortKey }, 'invalid_key'],
  ['a point that is not on the curve', { keys: offCurve }, 'invalid_key'],
  ['a short secret', { keys: { ...keys, auth: 'AAAA' } }, 'invalid_key'],
])('%s is rejected and nothing is stored', async (_what, change, code) => {
  const { headers } = await knownGuest(db, NOON);

  const { status, body } = await subscribe(headers, { ...valid, ...change });

  expect([status, body.code]).toEqual([422, code]);
  expect((await get(`${path}/notifications`, { headers })).body.isOnThisDevice).toBe(false);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com/', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com.example/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://127.0.0.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest', false],
  ['http://10.0.0.1/x', false],
  ['file:///etc/passwd', false],
])('the endpoint %s is accepted: %s', (address, expected) => {
  expect(isPushEndpoint(address, [])).toBe(expected);
});

test('a configured push service is accepted, by its exact origin', () => {
  const own = ['https://push.hotel.example:8443'];

  expect(isPushEndpoint('https://push.hotel.example:8443/x', own)).toBe(true);
  expect(isPushEndpoint('https://push.hotel.example/x', own)).toBe(false);
});

test('a device that was at another hotel meanwhile can subscribe again with the same address', async () => {
  const { headers } = await knownGuest(db, NOON);
  const body = { ...valid, endpoint: `${endpoint}-moved` };
  await subscribe(headers, body);
  const moveTo = async (slug: string, from: Record<string, string>) => {
    const moved = await send('PUT', `/web/property/${slug}/change`, { headers: from });
    return { authtoken: String(moved.body.token) };
  };
  const back = await moveTo('casa-miramar', await moveTo('qasr-al-bahr', headers));
  const isOn = async () => (await get(`${path}/notifications`, { headers: back })).body.isOnThisDevice;
  expect(await isOn()).toBe(false);

  expect((await subscribe(back, body)).status).toBe(204);

  expect(await isOn()).toBe(true);
});
