import { catalogFaults } from '@guest/shared/testing/catalogs';
import { expect, test } from 'vitest';
import ar from './ar.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import ja from './ja.json';

test('the lazy texts exist in all five languages', () => {
  expect(catalogFaults({ en, es, fr, ja, ar })).toEqual([]);
});
