import { expect, test } from 'vitest';
import { bootIn, fixtureSite } from './testing/fixture-site';

const OUTLETS = '/casa/directories/bars-and-restaurants';

test.each([
  ['a property that does not exist', '/atlantis'],
  ['a page of a property that does not exist', '/atlantis/directories/bars-and-restaurants'],
])('%s is a 404 with an HTML page', async (_case, path) => {
  const { get } = await fixtureSite();

  const { status, headers, html } = await get(path);

  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(html).toContain(`<div id="root">frame of ${path} en 404`);
  expect(bootIn(html)).toMatchObject({ status: 404, view: 'page', data: [] });
});

test.each([
  ['an unknown address', '/casa/no/such/page'],
  ['an invalid parameter', '/casa/discover/not-a-uuid'],
])('%s is a 404 with the theme of the property', async (_case, path) => {
  const { get } = await fixtureSite();

  const { status, html } = await get(path);

  expect([status, bootIn(html).status]).toEqual([404, 404]);
  expect(html).toContain('--accent-hue:30');
  expect(bootIn(html).data.map(({ url }) => url)).toEqual(['/web/property/casa/detail']);
});

test.each([
  ['//casa', '/casa'],
  ['///casa?tag=1', '/casa?tag=1'],
  ['/casa//discover?tag=a//b', '/casa/discover?tag=a//b'],
])('%s redirects to the path with single slashes', async (path, place) => {
  const { get } = await fixtureSite();

  const { status, headers } = await get(path);

  expect([status, headers.location]).toEqual([308, place]);
});

test('a missing object within a property is a 404 with the theme of the property', async () => {
  const { get, api } = await fixtureSite();
  api.outlets = { status: 404, reply: { error: 'Not Found', code: 'not_found' } };

  const { status, html } = await get(OUTLETS);

  expect([status, bootIn(html).status]).toEqual([404, 404]);
  expect(html).toContain('--accent-hue:30');
  expect(bootIn(html).data.map(({ url }) => url)).toEqual(['/web/property/casa/detail']);
});

test.each(['/casa/activities', '/casa/favorites/activities', '/casa/activities/schedule'])(
  '%s is a 404 with the theme of the property if the property has no activities',
  async (path) => {
    const { get, api } = await fixtureSite();
    expect((await get(path)).status).toBe(200);
    api.features = { ...api.features, activities: false };

    await expect.poll(async () => (await get(path)).status).toBe(404);
    const { html } = await get(path);

    expect(bootIn(html).status).toBe(404);
    expect(html).toContain('--accent-hue:30');
  },
);

test.each([
  ['/main.js', 'GET', 'text/html'],
  ['/casa/chat/picture.png', 'GET', '*/*'],
  ['/favicon.ico', 'GET', 'image/*'],
  ['/casa', 'GET', 'application/json'],
  ['/casa', 'POST', 'text/html'],
  ['/web/no-such-call', 'GET', 'text/html'],
  ['/builds/no.json', 'GET', 'text/html'],
  ['/pictures/casa/gone', 'GET', 'image/*'],
  ['/releases/dining/1.0.0/gone.js', 'GET', 'text/html'],
])('%s with %s and accept %s is a 404 without an HTML page', async (path, method, accept) => {
  const { get } = await fixtureSite();

  const { status, headers } = await get(path, { accept }, method);

  expect(status).toBe(404);
  expect(headers['content-type']).not.toContain('html');
});

test('a document states its canonical URL and restricts its permissions', async () => {
  const { get } = await fixtureSite();

  const { headers } = await get('/casa/chat?app=true', { host: 'suite.test:3000' });

  expect(headers).toMatchObject({
    link: '<http://suite.test:3000/casa/chat>; rel="canonical"',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), microphone=(self), camera=(self)',
  });
  expect(headers['content-security-policy']).toContain("connect-src 'self' ws://suite.test:3000;");
  expect(headers['strict-transport-security']).toBeUndefined();
  expect((await get('/clear')).headers['referrer-policy']).toBe('no-referrer');
});

test('K-02 only a configured chat on another host can be reached, through a WebSocket or HTTP', async () => {
  const { get } = await fixtureSite({ chatHosts: { casa: 'https://chat.casa.test' } });

  const { headers } = await get('/casa', { host: 'suite.test' });

  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' ws://suite.test https://chat.casa.test wss://chat.casa.test;",
  );
});

test('a malformed host appears in no header', async () => {
  const { get } = await fixtureSite();

  const { headers } = await get('/casa', { host: "evil' *; script-src *" });

  expect(headers.link).toBeUndefined();
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});

test('HEAD returns the headers of GET', async () => {
  const { get } = await fixtureSite();

  const [head, whole] = [await get('/casa', {}, 'HEAD'), await get('/casa')];

  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, whole.headers.etag]);
});

test('robots.txt, favicon and security.txt are served', async () => {
  const { get } = await fixtureSite();

  expect((await get('/robots.txt')).html).toMatch(/^User-agent: \*\n(Disallow: \/\w+\/\n)+Allow: \/\n$/);
  expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  expect((await get('/.well-known/security.txt', { host: 'suite.test' })).html).toBe(
    [
      'Contact: mailto:security@suite.example',
      'Expires: 2027-07-14T00:00:00.000Z',
      'Preferred-Languages: en, es, fr, ja, ar',
      'Canonical: http://suite.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('R-31 if no document can be built, the guest gets an error page with a link, in their language', async () => {
  const now = () => {
    throw new Error('a fault of ours');
  };
  const { get } = await fixtureSite({ now });

  const { status, headers, html } = await get('/casa', { 'accept-language': 'ar', accept: 'text/html' });

  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toMatch(/<h1>خطأ داخلي في الخادم<\/h1>\s*<p><a href="">إعادة المحاولة<\/a>/);
});
