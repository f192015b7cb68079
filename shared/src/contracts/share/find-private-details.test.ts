import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPrivateDetails } from './find-private-details';

const kindsIn = (text: string) => findPrivateDetails([{ field: 'text', text }]).kinds;

test.each([
  ['We are in room 204, come by!', 'room'],
  ['Room no. 12B has the best view', 'room'],
  ['Estamos en la habitación 31', 'room'],
  ['Chambre n° 8, venez !', 'room'],
  ['غرفة رقم ٢٠٤', 'room'],
  ['302号室にいます', 'room'],
  ['Call me: +351 912 345 678', 'phone'],
  ['電話 ０９０-１２３４-５６７８', 'phone'],
  ['(030) 1234 5678', 'phone'],
  ['ana.silva@example.com is me', 'email'],
])('%s may be private: %s', (text, kind) => {
  expect(kindsIn(text)).toEqual([kind]);
});

test.each([
  'We love this room',
  'Arrived on 2026-06-12 at 10:30',
  'Am 12.06.2026 war das Fest',
  'A room with 3 beds? 2 rooms!',
  'Dinner was 1,200,000 dong',
  '10 of 10, 100 % again',
  'See you @ the pool',
  'The 5 a.m. sunrise',
  'Booked as 10000000-1000-4abc-8000-123456789012',
  'https://hotel.example/p/0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11',
])('%s is harmless', (text) => {
  expect(kindsIn(text)).toEqual([]);
});

test('marks name the place in the typed text, whatever stands around it', () => {
  const secret = fc.constantFrom('room 204', '+351 912 345 678', 'ana@example.com', '٣٠٢号室');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), secret, fc.string({ unit: 'grapheme' }), (a, it, b) => {
      const before = `${a}\n`;
      const { marks } = findPrivateDetails([{ field: 'alt:1', text: `${before}${it}\n${b}` }]);
      const own = { field: 'alt:1', from: before.length, to: before.length + it.length };
      expect(marks).toContainEqual(own);
    }),
  );
});

test('an id is not taken for a telephone number', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(kindsIn(`See ${id}`)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('a text of the greatest length is searched quickly', () => {
  const slow = ['1 '.repeat(10_000), 'a.'.repeat(10_000), `room${' '.repeat(19_000)}`, '('.repeat(20_000)];
  for (const text of slow) {
    const begin = performance.now();
    kindsIn(text);
    expect(performance.now() - begin).toBeLessThan(250);
  }
});
