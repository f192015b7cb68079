import { expect, test } from 'vitest';
import { fixtureSite } from '../document/testing/fixture-site';

test('the service worker may only connect to the suite and is always revalidated', async () => {
  const { get, releases } = await fixtureSite();
  await releases.put('shell/2.0.0/_worker/sw.js', 'self.version = 2');
  await releases.publish({ name: 'shell', version: '2.0.0', worker: '_worker/sw.js' });
  await releases.promote('production', 'set-2', { shell: '2.0.0', remotes: {} });
  await expect.poll(async () => (await get('/sw.js')).html).toBe('self.version = 2');

  const { headers } = await get('/sw.js');
  const again = await get('/sw.js', { 'if-none-match': String(headers.etag) });

  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect(again.status).toBe(304);
});

test('if the shell has no service worker, browsers get one that clears its caches and unregisters', async () => {
  const { get } = await fixtureSite();

  const { status, html } = await get('/sw.js');

  expect(status).toBe(200);
  expect(html).toContain('unregister()');
  expect(html).toContain('caches.delete');
});
