import { catalogFaults } from '@guest/shared/testing/catalogs';
import { expect, test } from 'vitest';
import ar from './locales/ar.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import ja from './locales/ja.json';

test('the offer to install has all its texts in all five languages', () => {
  expect(catalogFaults({ en, es, fr, ja, ar })).toEqual([]);
});
