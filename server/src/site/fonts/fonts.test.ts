import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { allowOrigins } from '../../platform/http/cross-origin';
import { fixtureSite } from '../document/testing/fixture-site';
import { readFonts } from './fonts';
import { registerFonts } from './fonts.routes';

const theme = { accentHue: 30, accentChroma: 0.1, radius: 8 };
const urlsIn = (text: string) => [...text.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url);

test('a page in Latin script includes the display font of its property and preloads it before its styles', () => {
  const page = readFonts().fontOfPage({ ...theme, face: 'fraunces' }, 'fr');

  expect(page?.urls).toEqual(urlsIn(page?.styles ?? ''));
  expect(page?.styles).toContain('font-display:optional');
  expect(page?.styles).toMatch(/:root\{--face-fraunces:Fraunces,"Fraunces 2",.*var\(--face-serif\)\}$/);
});

test.each([
  ['fraunces', 'ar'],
  ['ysabeau', 'ja'],
  ['serif', 'en'],
] as const)('a page with %s in %s uses the fonts of the device', (face, lang) => {
  expect(readFonts().fontOfPage({ ...theme, face }, lang)).toBeNull();
});

test('a font file is immutable at its URL, but its CSS is not', async () => {
  const { get } = await fixtureSite();

  const rules = await get('/faces/ysabeau.css');
  const face = await get(urlsIn(rules.html)[0] ?? '');
  const unknown = await get('/faces/ysabeau.00000000.woff2');

  expect(rules.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(rules.headers['cache-control']).not.toContain('immutable');
  expect(face.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(face.body.subarray(0, 4).toString()).toBe('wOF2');
  expect(unknown.status).toBe(404);
});

test('a font file is the same for every origin, so that a browser that has loaded it for its page has it for the worker too', async () => {
  const fonts = readFonts();
  const app = Fastify();
  onTestFinished(() => app.close());
  allowOrigins(app, ['https://suite.example']);
  registerFonts(app, fonts);
  const url = fonts.fontOfPage({ ...theme, face: 'fraunces' }, 'en')?.urls[0] ?? '';

  // Browsers name the origin when a page requests a font, and not when its worker does.
  const forPage = await app.inject({ url, headers: { origin: 'https://suite.example' } });
  const forWorker = await app.inject({ url });

  for (const { statusCode, headers } of [forPage, forWorker]) {
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('vary');
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});
