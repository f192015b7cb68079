import { pageNames, routeOf } from '@guest/shared/routes/routes';
import { catalogFaults } from '@guest/shared/testing/catalogs';
import { expect, test } from 'vitest';
import ar from './ar.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import ja from './ja.json';

test('the shell says everything in all five languages', () => {
  expect(catalogFaults({ en, es, fr, ja, ar })).toEqual([]);
});

test('Q-06 every title of a route is a text of the shell', () => {
  const titles = pageNames.flatMap((name) => routeOf(name).title ?? []);

  expect(titles.filter((title) => !(title in en))).toEqual([]);
});
