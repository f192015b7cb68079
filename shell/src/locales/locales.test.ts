import { pageNames, routeOf } from '@guest/shared/routes/routes';
import { catalogFaults } from '@guest/shared/testing/catalogs';
import { expect, test } from 'vitest';
import ar from './ar.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import ja from './ja.json';
import systemAr from '../system-texts/locales/ar.json';
import systemEn from '../system-texts/locales/en.json';
import systemEs from '../system-texts/locales/es.json';
import systemFr from '../system-texts/locales/fr.json';
import systemJa from '../system-texts/locales/ja.json';

test('the shell has all its texts in all five languages', () => {
  expect(catalogFaults({ en, es, fr, ja, ar })).toEqual([]);
  expect(catalogFaults({ en: systemEn, es: systemEs, fr: systemFr, ja: systemJa, ar: systemAr })).toEqual([]);
});

test('Q-06 every route title is a text of the shell', () => {
  const titles = pageNames.flatMap((name) => routeOf(name).title ?? []);

  expect(titles.filter((title) => !(title in en))).toEqual([]);
  for (const title of ['Eat Drink Now', 'My Hotel', 'Hotel Directory', 'Order now'])
    expect(titles).toContain(title);
});
