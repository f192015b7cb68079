import { expect, test } from 'vitest';
import { knownGuest } from '../../testing/guests';
import { NOON, testApp } from '../../testing/test-app';

const { get, db } = await testApp();

test('C-06 E-06 a property has identity, uuid, name, navigation and chat settings', async () => {
  const { body, headers } = await get('/web/property/casa-miramar/detail', {
    headers: { 'accept-language': 'es' },
  });

  const { property, components } = body.system;
  expect(property).toMatchObject({
    identity: 'casa-miramar',
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: expect.any(String),
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    currencyPrecision: 2,
    chatSettings: { enabled: true, chat_engine_socket_host: '' },
  });
  expect(components.footer.items).toEqual([
    { name: 'property', show: true },
    { name: 'property-directories-outlets', show: true },
    { name: 'property-activities-index', show: true },
    { name: 'property-discover', show: true },
    { name: 'property-chat', show: true },
  ]);
  expect(headers['content-language']).toBe('es');
});

test('C-07 the configuration contains the base address of deep links', async () => {
  const { body } = await get('/web/config');

  expect(body).toEqual({ baseUrl: { deepLink: expect.stringMatching(/^https:/) } });
});

test('the description of a property says whether it has Wi-Fi, and never contains the password', async () => {
  const { headers } = await knownGuest(db, NOON, { checkin: '2026-06-08', checkout: '2026-06-14' });

  for (const as of [{}, { headers }]) {
    const { text, body } = await get('/web/property/casa-miramar/detail', as);
    expect(body.system.property.features.wifi).toBe(true);
    expect(text).not.toContain('ssid');
    expect(text).not.toContain('sal-e-limao');
  }
});

test('the Wi-Fi password is sent only to in-house guests of the property', async () => {
  const wifiFor = async (checkin: string | null, checkout: string | null, slug = 'casa-miramar') => {
    const { headers } = await knownGuest(db, NOON, { slug, checkin, checkout });
    const { status, body } = await get('/web/property/casa-miramar/wifi', { headers });
    return status === 200 ? body.wifi : status;
  };

  expect(await wifiFor('2026-06-08', '2026-06-14')).toEqual({
    ssid: 'CasaMiramar',
    password: 'sal-e-limao',
    note: expect.stringContaining('the pool'),
  });
  expect(await wifiFor('2026-06-11', '2026-06-14')).toBeNull();
  expect(await wifiFor('2026-06-01', '2026-06-09')).toBeNull();
  expect(await wifiFor(null, null)).toBeNull();
  expect(await wifiFor('2026-06-08', '2026-06-14', 'qasr-al-bahr')).toBe(404);
  expect((await get('/web/property/casa-miramar/wifi')).status).toBe(401);
});

test('a property is found regardless of the case of its slug', async () => {
  const { status, body } = await get('/web/property/Casa-MIRAMAR/detail');

  expect(status).toBe(200);
  expect(body.system.property.identity).toBe('casa-miramar');
});

test.each([
  ['casa-miramar', 'fr-CA, en;q=0.5', 'fr'],
  ['casa-miramar', 'de, es;q=0.2, en;q=0.9', 'en'],
  ['casa-miramar', 'de', 'en'],
  ['qasr-al-bahr', 'fr', 'ar'],
  ['higashiyama-an', undefined, 'ja'],
])('%s replies to a guest who requests %s in %s', async (property, requestedLanguage, lang) => {
  const { headers } = await get(`/web/property/${property}/detail`, {
    headers: requestedLanguage === undefined ? {} : { 'accept-language': requestedLanguage },
  });

  expect(headers['content-language']).toBe(lang);
  expect(headers.vary).toContain('Accept-Language');
});

test('the list contains every property, each in a language it shares with the guest', async () => {
  const { body, headers } = await get('/web/property', { headers: { 'accept-language': 'fr' } });

  expect(body.items.map(({ identity }: { identity: string }) => identity)).toEqual([
    'casa-miramar',
    'qasr-al-bahr',
    'higashiyama-an',
  ]);
  expect(headers['content-language']).toBe('fr, ar, ja');
});

test.each([
  ['nowhere', 404, 'not_found'],
  ['-', 400, 'malformed'],
  ["x' or '1'='1", 400, 'malformed'],
  ['%00', 400, 'malformed'],
  ['../../etc/passwd', 404, 'not_found'],
  ['a'.repeat(65), 400, 'malformed'],
  ['a'.repeat(1_000), 404, 'not_found'],
])('the property %s returns status %i', async (property, status, code) => {
  const answer = await get(`/web/property/${property}/detail`);

  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error: expect.any(String), code });
});
