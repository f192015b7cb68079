import { expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readConfig } from '../config/config';
import { testApp } from '../../testing/test-app';

const friend = 'https://friend.example';
const { get, app, db } = await testApp({
  config: readConfig({ ALLOWED_ORIGINS: friend, TRUST_PROXY: '127.0.0.1' }),
});
const page = '/web/property/casa-miramar/outlets';

test.each([['/web/config'], ['/web/nothing'], ['/docs'], ['/health/live'], ['/builds/latest.json']])(
  '%s is served with the security headers',
  async (url) => {
    const { headers } = await get(url);

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), microphone=(self), camera=(self)',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  },
);

test('HSTS is sent over HTTPS only', async () => {
  const { headers } = await get('/web/config', { headers: { 'x-forwarded-proto': 'https' } });

  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('without a trusted proxy, forwarded headers are ignored', async () => {
  const { get: request } = await testApp({ db });

  const { headers } = await request('/web/config', { headers: { 'x-forwarded-proto': 'https' } });

  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a read has a strong ETag and is not sent again to a client that has it', async () => {
  const first = await get(page);
  const tag = String(first.headers.etag);

  const again = await get(page, { headers: { 'if-none-match': `W/"other", ${tag}` } });
  const any = await get(page, { headers: { 'if-none-match': '*' } });
  const other = await get(page, { headers: { 'if-none-match': tag.slice(0, -1) } });

  expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect({ status: again.status, text: again.text, tag: again.headers.etag }).toEqual({
    status: 304,
    text: '',
    tag,
  });
  expect(any.status).toBe(304);
  expect(other.status).toBe(200);
});

test('each language has its own ETag', async () => {
  const tags = await Promise.all(
    ['en', 'es', 'fr'].map(
      async (lang) => (await get(page, { headers: { 'accept-language': lang } })).headers.etag,
    ),
  );

  expect(new Set(tags).size).toBe(3);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])(
  'a long reply is compressed with %s for a client that accepts it, with its own ETag',
  async (encoding, unpack) => {
    const plain = await get(page);

    const packed = await app.inject({ url: page, headers: { 'accept-encoding': encoding } });
    const known = await app.inject({
      url: page,
      headers: { 'accept-encoding': encoding, 'if-none-match': String(packed.headers.etag) },
    });

    expect(packed.headers).toMatchObject({
      'content-encoding': encoding,
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(unpack(packed.rawPayload).toString()).toBe(plain.text);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect(known.statusCode).toBe(304);
  },
);

test('only a listed origin may read replies', async () => {
  const listed = await get(page, { headers: { origin: friend } });
  const other = await get(page, { headers: { origin: 'https://other.example' } });
  const none = await get(page, { headers: { origin: 'null' } });

  expect(listed.headers).toMatchObject({
    'access-control-allow-origin': friend,
    vary: expect.stringContaining('Origin'),
  });
  for (const { headers } of [listed, other, none])
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  for (const { headers } of [other, none]) expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('a preflight request lists what an allowed origin may send', async () => {
  const request = (origin: string) =>
    get(page, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authtoken',
      },
    });

  const { status, headers } = await request(friend);
  const other = await request('https://other.example');

  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': friend,
    'access-control-allow-headers': expect.stringContaining('authtoken'),
  });
  expect(other.headers).not.toHaveProperty('access-control-allow-origin');
});

test('HEAD is answered like GET without a body', async () => {
  const [head, whole] = await Promise.all([get(page, { method: 'HEAD' }), get(page)]);

  expect(head.status).toBe(200);
  expect(head.text).toBe('');
  expect(head.headers.etag).toBe(whole.headers.etag);
});
