import { expect, test } from 'vitest';
import { bootIn, fixtureSite } from '../document/testing/fixture-site';

test.each([
  ['/casa', { 'accept-language': 'fr, es;q=0.8, en;q=0.5' }, 'es', 'ltr'],
  ['/casa', { 'accept-language': 'es-MX' }, 'es', 'ltr'],
  ['/casa', { 'accept-language': 'es;q=0.1, en' }, 'en', 'ltr'],
  ['/casa', { 'accept-language': 'es;q=0, *' }, 'en', 'ltr'],
  // Portuguese is a language of the property, but not of the interface.
  ['/casa', { 'accept-language': 'pt, ar' }, 'en', 'ltr'],
  ['/casa', { 'accept-language': 'en', cookie: 'a=1; lang=es' }, 'es', 'ltr'],
  ['/casa', { 'accept-language': 'es', cookie: 'lang=ar' }, 'es', 'ltr'],
  ['/casa', { cookie: 'lang=%3Cscript' }, 'en', 'ltr'],
  ['/qasr', {}, 'ar', 'rtl'],
  ['/qasr', { 'accept-language': 'en' }, 'en', 'ltr'],
  ['/qasr?lang=en', {}, 'ar', 'rtl'],
  ['/', {}, 'en', 'ltr'],
  ['/', { 'accept-language': 'ja' }, 'ja', 'ltr'],
  ['/', { 'accept-language': 'ja', cookie: 'lang=ar' }, 'ar', 'rtl'],
  ['/', { 'accept-language': 'de, da' }, 'en', 'ltr'],
])('%s for a guest with %o is in %s', async (path, headers, lang, dir) => {
  const { get } = await fixtureSite();

  const { html } = await get(path, headers);

  expect(html).toContain(`<html lang="${lang}" dir="${dir}" `);
  expect(bootIn(html)).toMatchObject({ lang, view: 'page' });
  if (path !== '/') expect(html).toMatch(new RegExp(`content="\\w+ in ${lang}"`));
});

test('the document uses the chosen theme, and otherwise leaves it to the device', async () => {
  const { get } = await fixtureSite();
  const scheme = async (cookie: string) =>
    /data-theme="(\w+)"/.exec((await get('/casa', { cookie })).html)?.[1];

  expect(await scheme('theme=dark')).toBe('dark');
  expect(await scheme('theme=light')).toBe('light');
  expect(await scheme('theme=purple')).toBeUndefined();
});
