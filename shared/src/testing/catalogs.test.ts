import { expect, test } from 'vitest';
import { catalogFaults } from './catalogs';

const same = (catalog: Record<string, string>) => ({
  en: catalog,
  es: catalog,
  fr: catalog,
  ja: catalog,
  ar: catalog,
});
// The message has all plural forms of the language with the most forms.
const count = `{count, plural, one {# post by {name}} ${['zero', 'two', 'few', 'many', 'other']
  .map((form) => `${form} {# posts by {name}}`)
  .join(' ')}}`;

test('complete catalogs have no problems', () => {
  expect(catalogFaults(same({ Open: 'Open', [count]: count }))).toEqual([]);
});

test('a missing or superfluous text in a language is reported', () => {
  const catalogs = { ...same({ Open: 'Open' }), fr: { Ouvert: 'Ouvert' } };

  expect(catalogFaults(catalogs)).toEqual(['fr: "Open" is missing', 'fr: "Ouvert" is not in English']);
});

test('a missing or misspelled placeholder in a translation is reported', () => {
  const catalogs = {
    ...same({ 'Open until {time}': 'Open until {time}', [count]: count }),
    es: {
      'Open until {time}': 'Abierto hasta las {hora}',
      [count]: '{count, plural, one {# publicación} other {# publicaciones}}',
    },
  };

  expect(catalogFaults(catalogs)).toEqual([
    'es: "Open until {time}" has the values {hora}, not {time}',
    `es: "${count}" has the values {count}, not {count,name}`,
  ]);
});

test('a language with more plural forms needs all of them', () => {
  const key = '{count, plural, one {# night} other {# nights}}';
  const inArabic = (ar: string) =>
    catalogFaults({
      en: { [key]: key },
      es: { [key]: key },
      fr: { [key]: key },
      ja: { [key]: key },
      ar: { [key]: ar },
    });

  expect(inArabic('{count, plural, =0 {a} one {b} two {c} few {d} other {e}}')).toEqual([
    `ar: "${key}" has no plural for many`,
  ]);
  expect(inArabic('{count, plural, zero {a} one {b} two {c} few {d} many {e} other {f}}')).toEqual([]);
});

test('an Arabic noun after a number needs plural forms', () => {
  const key = 'Closes in {minutes} min';
  const plain = { [key]: key };

  expect(
    catalogFaults({ en: plain, es: plain, fr: plain, ja: plain, ar: { [key]: '{minutes} دقيقة' } }),
  ).toEqual([`ar: "${key}" counts with a word that changes with its number`]);
});
