import { expect, test } from 'vitest';
import { createReleaseStore } from './release-store';
import { fixtureReleases } from './testing/fixture-releases';

test('the files of a set are those of its releases, and text files are marked with their language', async () => {
  const releases = await fixtureReleases();
  await releases.publish({ name: 'shell', version: '1.0.0' }, { 'main.js': 'main' });
  await releases.publish(
    { name: 'dining', version: '2.0.0', texts: { en: ['texts-en.js'], ar: ['texts-ar.js'] } },
    { 'page.js': 'page', 'texts-en.js': 'en', 'texts-ar.js': 'ar' },
  );
  await releases.promote('production', 'set-1', { shell: '1.0.0', remotes: { dining: '2.0.0' } });
  const store = createReleaseStore({ storage: releases.storage, channel: 'production' });

  expect(await store.files('set-1')).toEqual([
    { url: '/releases/shell/1.0.0/main.js', lang: null },
    { url: '/releases/dining/2.0.0/page.js', lang: null },
    { url: '/releases/dining/2.0.0/texts-en.js', lang: 'en' },
    { url: '/releases/dining/2.0.0/texts-ar.js', lang: 'ar' },
  ]);
  expect(await store.files('set-2')).toBeUndefined();
});
