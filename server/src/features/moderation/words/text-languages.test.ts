import { expect, test } from 'vitest';
import { matchTerms } from './match-terms';
import { buildTermIndex, type Term } from './term-index';
import { languagesOf } from './text-languages';

const term = (word: string, lang: string): Term => ({
  term: word,
  lang,
  kind: 'word',
  action: 'block',
  alsoLeet: false,
});
const index = buildTermIndex([
  term('con', 'fr'),
  term('bite', 'fr'),
  term('cabron', 'es'),
  term('bastard', 'en'),
  term('馬鹿', 'ja'),
  term('غبي', 'ar'),
  term('blubber', '*'),
]);
const actions = (text: string, declared: string) =>
  matchTerms(index, text, languagesOf([text], declared)).map(({ action }) => action);

test.each([
  ['quel con', 'en'],
  ["t'es con", 'en'],
  ['Mais vous êtes con, vraiment', 'ja'],
  ['quel con', 'fr'],
  ['Este señor es un cabrón', 'fr'],
  ['You are a bastard', 'es'],
  ["It's a bastard", 'ar'],
  ['このホテルは馬鹿です', 'en'],
  ['The staff, 馬鹿', 'en'],
  ['أنت غبي', 'fr'],
  ['you غبي', 'en'],
  ['blubber', 'ja'],
])('"%s", written in an app in "%s", is refused', (text, declared) => {
  expect(actions(text, declared)).toEqual(['block']);
});

test.each([
  ['Un café con leche', 'es'],
  ['Un café con leche', 'en'],
  ['Con', 'en'],
  ['Great bite', 'en'],
  ['We had a bite in Las Vegas, at El Patio, and the soup du jour', 'en'],
  ['夕食は con carne でした', 'ja'],
  ['The con of it is the price', 'es'],
])('"%s", written in an app in "%s", passes', (text, declared) => {
  expect(actions(text, declared)).toEqual([]);
});

test('a term of the language of the app holds a text in another language for a review', () => {
  expect(actions('We had a bite there', 'fr')).toEqual(['review']);
});

test('a word of a photo or tag belongs to the language of the whole post', () => {
  const languages = languagesOf(['Il est là avec nous', 'con'], 'en');

  expect(matchTerms(index, 'con', languages)).toMatchObject([{ action: 'block' }]);
});
