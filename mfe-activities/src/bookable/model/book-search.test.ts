import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBookSearch, peopleParams } from './book-search';

const parse = (query: string) => parseBookSearch(new URLSearchParams(query));

test('a search survives the way through the address', () => {
  expect(
    parse('date=2026-06-11&adults=3&ages=5,9&part=evening&kind=tables&outlet=bar&at=2026-06-11T19:00'),
  ).toEqual({
    date: '2026-06-11',
    people: { adults: 3, ages: [5, 9] },
    part: 'evening',
    kind: 'tables',
    chosen: { outlet: 'bar', at: '2026-06-11T19:00' },
  });
});

test.each([
  'date=2026-02-30&adults=0&ages=18&part=night&kind=x',
  'date=&adults=&ages=&part=&kind=&session=1&at=2026-06-11T19:00',
  'adults=1e9&ages=-1,x,&outlet=../..&at=19:00',
])('invalid parameters in %s are ignored', (query) => {
  expect(parse(query)).toEqual({
    date: undefined,
    people: { adults: 2, ages: [] },
    part: 'any',
    kind: 'all',
    chosen: undefined,
  });
});

test('people are the same after they were written to the address, and nothing else can be read from it', () => {
  const people = fc.record({
    adults: fc.integer({ min: 1, max: 20 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 10 }),
  });
  fc.assert(
    fc.property(people, (those) => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(peopleParams(those))) if (value) query.set(name, value);
      expect(parseBookSearch(query).people).toEqual(those);
    }),
  );
  fc.assert(
    fc.property(fc.string(), fc.string(), (adults, ages) => {
      const { people: parsed } = parseBookSearch(new URLSearchParams({ adults, ages }));
      expect(parsed.adults).toBeGreaterThanOrEqual(1);
      expect(parsed.ages.every((age) => age >= 0 && age <= 17)).toBe(true);
    }),
  );
});
