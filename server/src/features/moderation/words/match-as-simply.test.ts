import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text';
import { matchTerms } from './match-terms';
import { splitWords } from './split-words';
import { buildTermIndex, type Term } from './term-index';
import { simpleFold } from './testing/simple-fold';
import { simpleMatch } from './testing/simple-match';
import { simpleSplit } from './testing/simple-words';
import { languagesOf } from './text-languages';

const RUNS = 1_000;
const LANGS = ['en', 'es', 'fr', 'ja', 'ar', 'x-bad'];
/** Few letters, so that terms and texts meet often. */
const letter = fc.constantFrom(
  ...'abilosABILéíøΑаοіɑᴀｂｌа́',
  ...'ばかバガﾊﾞ海馬鹿غبيلا',
  '0',
  '1',
  '5',
  '@',
  '$',
  '!',
);
const between = fc.constantFrom(
  ' ',
  ' ',
  '.',
  '-',
  "'",
  '_',
  '\n',
  '',
  '',
  '',
  '\u200d',
  '\u202e',
  '\u0301',
  '\u0001',
  '\ud83d\ude00',
  '\ud800',
);
const spelling = fc
  .array(fc.oneof({ weight: 4, arbitrary: letter }, { weight: 1, arbitrary: between }), {
    minLength: 1,
    maxLength: 7,
  })
  .map((pieces) => pieces.join(''));
const term: fc.Arbitrary<Term> = fc.record({
  lang: fc.constantFrom('*', '*', 'en', 'fr', 'ja', 'ar'),
  term: fc.oneof(spelling, fc.constantFrom('abi', 'also', 'bali', 'lis bo', 'ばか', '馬鹿', 'غبي')),
  kind: fc.constantFrom('word' as const, 'phrase' as const, 'stem' as const),
  action: fc.constantFrom('block' as const, 'review' as const),
  alsoLeet: fc.boolean(),
});
const terms = fc.array(term, { minLength: 1, maxLength: 12 });
/** A term as somebody types it who wants it to pass: apart, in capitals, or with letters that look alike. */
const disguised = (word: string) =>
  fc.constantFrom(
    word,
    word.toUpperCase(),
    [...word].join(' '),
    [...word].join('.'),
    word.replaceAll('a', 'а').replaceAll('i', 'і'),
    word.replaceAll('a', '@').replaceAll('s', '$').replaceAll('o', '0').replaceAll('l', '1'),
    word.replaceAll('o', 'ο'),
    word.replaceAll('a', 'ɑ').replaceAll('b', 'ʙ'),
    `${word}s`,
  );
const textWith = (known: Term[]) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 4, arbitrary: fc.constantFrom(...known).chain((one) => disguised(one.term)) },
          { weight: 1, arbitrary: spelling },
          { weight: 1, arbitrary: fc.string({ maxLength: 5 }) },
        ),
        between,
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.flat().join(''));

test('the same places are found as if each term were searched at each place', () => {
  let found = 0;
  fc.assert(
    fc.property(
      terms.chain((known) => fc.tuple(fc.constant(known), textWith(known))),
      fc.constantFrom(...LANGS),
      ([known, text], lang) => {
        const languages = languagesOf([text], lang);
        const matches = matchTerms(buildTermIndex(known), text, languages);

        expect(matches).toEqual(simpleMatch(known, text, languages));
        found += matches.length;
      },
    ),
    { numRuns: RUNS },
  );
  // Texts in which nothing is found would prove little.
  expect(found).toBeGreaterThan(RUNS / 2);
});

test('a text is folded and split as it is character by character', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.oneof(letter, between)).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGS), (typed, lang) => {
      const folded = simpleFold(typed);

      expect(foldText(typed)).toEqual(folded);
      expect(splitWords(foldText(typed), lang)).toEqual(simpleSplit(folded, lang));
    }),
    { numRuns: RUNS },
  );
});
