import { expect, test } from 'vitest';
import { brotliDecompressSync } from 'node:zlib';
import { testApp } from '../../testing/test-app';

const { app, get } = await testApp();

test('every picture that a reply names exists and is immutable', async () => {
  const { body } = await get('/web/property/casa-miramar/detail');
  const { hero } = body.system.property;

  const picture = await get(hero.url);

  expect(hero).toMatchObject({ width: 1600, height: 900 });
  expect(picture.status).toBe(200);
  expect(picture.text).toMatch(/^<svg[^>]+viewBox="0 0 1600 900"/);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a picture is identical on every request and compressed for clients that accept it', async () => {
  const { body } = await get('/web/property');
  const [{ hero }] = body.items;

  const [plain, again, packed] = await Promise.all([
    get(hero.url),
    get(hero.url),
    app.inject({ url: hero.url, headers: { 'accept-encoding': 'gzip, br' } }),
  ]);

  expect(again.text).toBe(plain.text);
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.text);
});

test.each([
  ['/pictures/casa-miramar/nothing.svg?v=1', 404],
  ['/pictures/casa-miramar/terrace.svg', 400],
  ['/pictures/casa-miramar/terrace.svg?v=x', 400],
  ['/pictures/casa-miramar/terrace.svg?v=1&v=2', 400],
  ['/pictures/casa-miramar/__proto__.svg?v=1', 400],
  ['/pictures/casa-miramar/terrace.png?v=1', 404],
])('%s is answered with %i', async (url, status) => {
  expect((await get(url)).status).toBe(status);
});
