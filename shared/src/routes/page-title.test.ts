import { expect, test } from 'vitest';
import { joinTitle } from './page-title';

test('Q-04 a title consists of page name, sub-name and property name', () => {
  expect(joinTitle(['Menu', 'Sky Bar', 'Casa Miramar'])).toBe('Menu | Sky Bar | Casa Miramar');
});

test('Q-04 empty and repeated parts of a title are left out', () => {
  expect(joinTitle(['My Hotel', null, 'Casa Miramar'])).toBe('My Hotel | Casa Miramar');
  expect(joinTitle([undefined, '', 'Casa Miramar'])).toBe('Casa Miramar');
  expect(joinTitle(['Casa Miramar', null, 'Casa Miramar'])).toBe('Casa Miramar');
});
