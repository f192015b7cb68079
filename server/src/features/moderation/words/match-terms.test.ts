import fc from 'fast-check';
import { normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { expect, test } from 'vitest';
import { foldText } from './fold-text';
import { matchTerms } from './match-terms';
import { buildTermIndex, type Term } from './term-index';
import { declaredLanguage as declared, languagesOf } from './text-languages';

const term = (word: string, facts: Partial<Term> = {}): Term => ({
  lang: '*',
  term: word,
  kind: 'word',
  action: 'block',
  alsoLeet: false,
  ...facts,
});
const TERMS = [
  term('cunt'),
  term('sex'),
  term('ass'),
  term('dick'),
  term('cock'),
  term('cop'),
  term('メロ'),
  term('idiot'),
  term('porn', { alsoLeet: true }),
  term('go to hell', { kind: 'phrase' }),
  term('nazi', { kind: 'stem' }),
  term('con', { lang: 'fr' }),
  term('馬鹿'),
  term('غبي'),
  term('casino', { action: 'review' }),
];
const index = buildTermIndex(TERMS);
const marked = (text: string, lang = 'en') =>
  matchTerms(index, text, languagesOf([text], lang)).map(({ from, to }) => text.slice(from, to));

test.each([
  ['Scunthorpe'],
  ['Essex'],
  ['assassin'],
  ['Dickens'],
  ['Cockburn'],
  ['Сор', 'ru'],
  ['Весь Сор вынесли из избы', 'ru'],
  ['メロン', 'ja'],
  ['メロンが好きです', 'ja'],
  ['We saw the assassin. Then dinner.'],
  ['con leche', 'es'],
  ['p0rtal and 1000 stars'],
  ['A B C of cooking, plan B'],
  ['d1ck'],
  ['Casinos'],
])('"%s" passes', (text, lang?: string) => {
  expect(marked(text, lang)).toEqual([]);
});

test.each([
  ['What an idiot!', 'idiot'],
  ['IDIOT', 'IDIOT'],
  ['an ｉｄｉｏｔ here', 'ｉｄｉｏｔ'],
  ['an ídíöt here', 'ídíöt'],
  ['an i\u0301dio\u0308t here', 'i\u0301dio\u0308t'],
  ['an id\u200Bi\u200Dot here', 'id\u200Bi\u200Dot'],
  ['an i\u202Edi\u202Cot', 'i\u202Edi\u202Cot'],
  ['an idiоt here', 'idiоt'],
  ['an іdіοt here', 'іdіοt'],
  ['an i.d.i.o.t here', 'i.d.i.o.t'],
  ['i d i o t', 'i d i o t'],
  ['you i-d-i-o-t', 'i-d-i-o-t'],
  ['a i d i o t', 'i d i o t'],
  ['id!ot!!', 'id!ot'],
  ['a$$ here', 'a$$'],
  ['p0rn', 'p0rn'],
  ['l’idiot', 'idiot'],
  ['the_idiot', 'idiot'],
  ['food.idiot', 'idiot'],
  ['Go  to\nhell', 'Go  to\nhell'],
  ['nazis', 'nazi'],
  ['本当に馬鹿です', '馬鹿', 'ja'],
  ['هذا غَبِيّ جدا', 'غَبِيّ', 'ar'],
  ['quel con', 'con', 'fr'],
])('in "%s" the term is found', (text, found, lang?: string) => {
  expect(marked(text, lang)).toEqual([found]);
});

test('a word entirely in another script among Latin words is held for review, not refused', () => {
  expect(matchTerms(index, 'you сор there', declared('en'))).toEqual([{ from: 4, to: 7, action: 'review' }]);
});

test('a term for review does not refuse a text', () => {
  expect(matchTerms(index, 'at the casino', declared('en'))).toEqual([{ from: 7, to: 13, action: 'review' }]);
});

test('terms of fewer than three letters match nothing', () => {
  expect(matchTerms(buildTermIndex([term('me')]), 'me', declared('en'))).toEqual([]);
});

const hidden = fc.constantFrom('\u200b', '\u200d', '\u2060', '\u202e', '\u00ad', '');
const disguise: Record<string, string[]> = {
  i: ['i', 'I', 'ｉ', 'í', 'і', 'Í'],
  d: ['d', 'D', 'ｄ', 'ԁ', 'ď'],
  o: ['o', 'O', 'ｏ', 'ö', 'о', 'ο'],
  t: ['t', 'T', 'ｔ', 'Т'],
};
const spelled = fc
  .tuple(
    ...[...'idiot'].map((letter) => fc.tuple(fc.constantFrom(...(disguise[letter] ?? [letter])), hidden)),
  )
  .map((letters) => letters.map((pair) => pair.join('')).join(''))
  // A word wholly in another script is not read as Latin.
  .filter((word) => /[a-zａ-ｚ]/i.test(word.normalize('NFKD')));

test('for any spelling of a term, the marks cover the typed characters', () => {
  const surroundings = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(surroundings, spelled, surroundings, (before, word, after) => {
      const text = `${before} , ${word} , ${after}`;
      const from = before.length + 3;
      const visible = word.replace(/[\u200b\u200d\u2060\u202e\u00ad]+$/u, '');

      const places = matchTerms(index, text, declared('en')).map((match) => [match.from, match.to]);

      expect(places).toContainEqual([from, from + visible.length]);
    }),
    { numRuns: 1_000 },
  );
});

test('a published text contains no term that is not found in the typed one', () => {
  const invisible = fc.constantFrom('', '', '\u0001', '\u007f', '\u0085', '\v', '\ufe0f', '\u034f', '\u2060');
  const words = fc
    .constantFrom('idiot', '馬鹿', 'go to hell')
    .chain((word) =>
      fc
        .array(invisible, { minLength: word.length, maxLength: word.length })
        .map((marks) => [...word].map((letter, i) => `${letter}${marks[i] ?? ''}`).join('')),
    );
  fc.assert(
    fc.property(words, (typed) => {
      expect(matchTerms(index, normalizeText(typed), declared('en'))).toHaveLength(1);
      expect(matchTerms(index, typed, declared('en'))).toHaveLength(1);
    }),
  );
});

test.each([
  'gо tо hell',
  'go to hеll',
  'i.d.і.o.t',
  'ɪdiot',
  'IƊIOT',
  'idiᴏt',
  'iԁiᴏt',
  '馬\u034f鹿',
  '馬\ufe0f鹿',
])('look-alikes and invisible marks hide no term: %s', (typed) => {
  expect(matchTerms(index, typed, declared('en'))).toMatchObject([
    { from: 0, to: typed.length, action: 'block' },
  ]);
});

test.each(['Москва и Lisboa', 'ɛwe', 'go to Ɓella', 'Δelta to hello', 'g0 to hell3'])(
  'a text with unusual letters that is no term passes: %s',
  (typed) => {
    expect(matchTerms(index, typed, declared('en'))).toEqual([]);
  },
);

test('a control character before a mark hides no term', () => {
  const kana = buildTermIndex([term('ばか')]);

  expect(matchTerms(kana, 'は\u0001\u3099か', declared('ja'))).toEqual([{ from: 0, to: 4, action: 'block' }]);
});

test('a tab separates two words, also in a published text', () => {
  expect(normalizeText('good\tnews')).toBe('good news');
  expect(marked('id\tiot')).toEqual([]);
});

test('marks are always inside the typed text, in order, and never empty', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(...TERMS.map((one) => one.term), ' ', '.', '\u0301', '\u200d', 'ﾞ', '\ud800', '!'),
      )
      .map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom('en', 'ja', 'ar', 'x-bad'), (text, lang) => {
      const matches = matchTerms(index, text, declared(lang));
      for (const { from, to } of matches) expect(from >= 0 && from < to && to <= text.length).toBe(true);
      expect(matches.map(({ from }) => from)).toEqual(matches.map(({ from }) => from).sort((a, b) => a - b));
      for (const { to } of foldText(text)) expect(to).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1_000 },
  );
});
