import { expect, test } from 'vitest';
import { catalogFaults } from './catalogs';

const same = (catalog: Record<string, string>) => ({
  en: catalog,
  es: catalog,
  fr: catalog,
  ja: catalog,
  ar: catalog,
});
// This message has the plural forms of Arabic, which needs the most.
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

test('a question stays a question, with the mark of its language', () => {
  const faults = (text: string, translations: Partial<Record<'ar' | 'es' | 'ja', string>>) =>
    catalogFaults({
      ...same({ [text]: text }),
      ...Object.fromEntries(Object.entries(translations).map(([lang, it]) => [lang, { [text]: it }])),
    });

  expect(faults('Did it arrive?', { ar: 'هل وصل؟', ja: '届きましたか' })).toEqual([]);
  expect(faults('Did it arrive?', { ar: 'هل وصل.' })).toEqual([
    'ar: "Did it arrive?" asks in one of the languages only',
  ]);
  expect(faults('It arrived.', { es: '¿Ha llegado?', ja: '届きましたか？' })).toEqual([
    'es: "It arrived." asks in one of the languages only',
    'ja: "It arrived." asks in one of the languages only',
  ]);
});
