import { expect, test } from 'vitest';
import { joinTitle } from './page-title';

test('Q-04 a title is page name, sub-name, property name', () => {
  expect(joinTitle(['Menu', 'Sky Bar', 'Casa Miramar'])).toBe('Menu | Sky Bar | Casa Miramar');
});

test('Q-04 what says nothing, or the same again, is left out', () => {
  expect(joinTitle(['My Hotel', null, 'Casa Miramar'])).toBe('My Hotel | Casa Miramar');
  expect(joinTitle([undefined, '', 'Casa Miramar'])).toBe('Casa Miramar');
  expect(joinTitle(['Casa Miramar', null, 'Casa Miramar'])).toBe('Casa Miramar');
});
