import { expect, inject, test } from 'vitest';
import { readConfig } from '../../platform/config/config';
import { newAddress } from '../../testing/anonymous-visitors';
import { testApp } from '../../testing/test-app';

const withTestEndpoints = readConfig({
  TEST_DOORS: '1',
  NODE_ENV: 'test',
  DATA_DIR: inject('dataDir'),
});
const guestsPath = '/_test/property/casa-miramar/guests';

test('a test endpoint creates a signed-in guest', async () => {
  const { get } = await testApp({ config: withTestEndpoints });

  const { body } = await get(guestsPath, { method: 'POST' });
  const session = await get('/web/property/casa-miramar/refresh/chat/session?reset_chat_session=true', {
    headers: { authtoken: body.authToken },
  });

  expect(session.body.chat_uuid).toBe(body.user.chat_uuid);
  expect((await get('/_test/property/nowhere/guests', { method: 'POST' })).status).toBe(404);
});

test('a test endpoint creates a guest with a given email address for codes', async () => {
  const { get, send } = await testApp({ config: withTestEndpoints });
  const email = newAddress();

  const { body } = await send('POST', guestsPath, { body: { email } });

  const headers = { authorization: `Bearer ${body.authToken}` };
  const profile = await get('/web/property/casa-miramar/guest', { headers });
  expect(profile.body.user).toMatchObject({ email });
});

test('a test endpoint creates a staff member with a key', async () => {
  const { send } = await testApp({ config: withTestEndpoints });
  const member = { role: 'agent', department: 'housekeeping', nickName: 'Rita' };

  const { body } = await send('POST', '/_test/property/casa-miramar/staff', { body: member });
  const session = await send('POST', '/web/staff/session', { body: { key: body.key } });

  expect(session.body).toMatchObject({ staff: member, property: { slug: 'casa-miramar' } });
  expect((await send('POST', '/_test/property/nowhere/staff', { body: member })).status).toBe(404);
});

test('a test that needs an in-house guest states the length of the stay', async () => {
  const { get, send } = await testApp({ config: withTestEndpoints });
  const stay = { checkin: '2026-06-09', checkout: '2026-06-12', room: '204' };

  const { body } = await send('POST', guestsPath, { body: { email: newAddress(), firstName: 'Ben', stay } });

  const headers = { authorization: `Bearer ${body.authToken}` };
  const profile = await get('/web/property/casa-miramar/guest', { headers });
  expect(profile.body.user).toMatchObject({ firstName: 'Ben', ...stay });
  expect(profile.body.missing).toEqual([]);
});

test('a test that writes gets a hotel of its own, a copy of its demo hotel without guests and posts', async () => {
  const { get, send } = await testApp({ config: withTestEndpoints });
  const copies = '/_test/property/casa-miramar/copies';

  const [one, other] = [await send('POST', copies, { body: {} }), await send('POST', copies, { body: {} })];

  expect(one.body.property).not.toBe(other.body.property);
  const namesOf = async (property: string, what: string) => {
    const { body } = await get(`/web/property/${property}/${what}`);
    return (body as { items: { slug: string }[] }).items.map(({ slug }) => slug);
  };
  for (const what of ['outlets', 'directories']) {
    const original = await namesOf('casa-miramar', what);
    expect(original.length).toBeGreaterThan(0);
    expect(await namesOf(one.body.property, what)).toEqual(original);
  }
  expect((await get(`/web/property/${one.body.property}/posts`)).body.items).toEqual([]);
  const { body: list } = await get(`/web/property/${one.body.property}/outlets`);
  expect((await get(list.items[0].images[0].url)).status).toBe(200);
  expect((await send('POST', '/_test/property/nowhere/copies', { body: {} })).status).toBe(404);
});

test('a hotel whose first language has no texts yet shows them in another one', async () => {
  const { get, send } = await testApp({ config: withTestEndpoints });
  const languages = ['ar', 'ja', 'en'];
  const made = await send('POST', '/_test/property/casa-miramar/copies', { body: { languages } });
  expect(made.status, made.text).toBe(200);
  const base = `/web/property/${made.body.property}`;
  const { body: list } = await get(`${base}/outlets`);
  const { body: offered } = await get(`${base}/activities`);
  const [activity] = offered.activities;
  const paths = [
    'detail',
    'outlets',
    `outlets/${list.items[0].slug}`,
    'activities',
    'activities/schedule',
    `activity/${activity.uuid}`,
    'directories',
    'loyalty',
    'search?q=wifi',
  ];

  for (const lang of ['ar', 'ja', 'en', 'de']) {
    const headers = { 'accept-language': lang };
    const replies = await Promise.all(paths.map((path) => get(`${base}/${path}`, { headers })));
    expect(replies.map(({ status }, i) => [paths[i], status])).toEqual(paths.map((path) => [path, 200]));
  }
  expect(activity.name).not.toBe('');
});

test('test endpoints do not exist unless they are enabled', async () => {
  const { get } = await testApp();

  expect((await get(guestsPath, { method: 'POST' })).status).toBe(404);
});
