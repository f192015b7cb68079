import { expect, test } from 'vitest';
import { preservesNumbers } from './preserves-numbers';

test.each([
  ['Room 204 at 7:30', 'غرفة ٢٠٤ الساعة ٧:٣٠', true],
  ['Table for 4 on 12 June', '6月12日に4名様', false],
  ['12 towels, 3 robes', '3 peignoirs, 12 serviettes', true],
  ['Until 11', 'Hasta las 12', false],
  ['No number', 'Sin número 5', false],
  ['Room ２０４', 'Habitación 204', true],
])('the numbers of "%s" in "%s" are preserved: %s', (original, translation, isKept) => {
  expect(preservesNumbers(original, translation)).toBe(isKept);
});
