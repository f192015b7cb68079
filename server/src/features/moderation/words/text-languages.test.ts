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
  term('concha', 'es'),
  term('bastard', 'en'),
  term('馬鹿', 'ja'),
  term('阿呆', 'ja'),
  term('غبي', 'ar'),
  term('حمار', 'ar'),
  term('blubber', '*'),
]);
const actions = (text: string, declared: string) =>
  matchTerms(index, text, languagesOf([text], declared)).map(({ action }) => action);

test.each([
  ["T'es vraiment con", 'en'],
  ['Mais vous êtes con, vraiment', 'ja'],
  ['quel con', 'fr'],
  ['quel con, muy', 'fr'],
  ['Pero este señor es muy cabrón', 'fr'],
  ['You are a bastard', 'es'],
  ["It's not you, bastard", 'ar'],
  ['このホテルは馬鹿です', 'en'],
  ['أنت غبي', 'fr'],
  ['馬鹿', 'ja'],
  ['blubber', 'ja'],
])('"%s", written in an app in "%s", is refused', (text, declared) => {
  expect(actions(text, declared)).toEqual(['block']);
});

test.each([
  ['quel con', 'en'],
  ["t'es con", 'en'],
  ['Chez Nous, avec con', 'es'],
  ['vous con, vous', 'en'],
  ["It's a bastard", 'ar'],
  ['The staff, 馬鹿', 'en'],
  ['you غبي', 'en'],
])(
  '"%s" in an app in "%s" waits for a review, because little shows the language of the term',
  (text, declared) => {
    expect(actions(text, declared)).toEqual(['review']);
  },
);

test.each([
  ['我的朋友叫阿呆', 'en'],
  ['我的朋友叫阿呆,他很好,海の家', 'en'],
  ['این هتل خوب است، دوست من حمار دارد', 'en'],
  ['ہوٹل بہت اچھا ہے، ایک حمار بھی', 'fr'],
])('a text in another language of the same letters is not refused: "%s"', (text, declared) => {
  expect(actions(text, declared)).toEqual(['review']);
});

test.each([
  ['Un café con leche', 'es'],
  ['Un café con leche', 'en'],
  ['Con', 'en'],
  ['Great bite', 'en'],
  ['We had a bite in Las Vegas, at El Patio, and the soup du jour', 'en'],
  ['夕食は con carne でした', 'ja'],
  ['The con of it is the price', 'es'],
  ['Sopa du jour con pan de maíz', 'es'],
  ['Cena con amigos en Chez Nous', 'es'],
  ['Hotel con encanto. Est. 1920', 'es'],
  ['Brunch con mousse aux fruits', 'es'],
  ['Best bite at Chez Nous', 'en'],
  ['Croissant et bite-sized cakes', 'en'],
  ['A quick bite: pain au chocolat et café', 'en'],
  ['Para a minha filha, uma concha do mar', 'en'],
  ["Y'all, the concha is in Las Vegas", 'en'],
  ["C'è una piscina con vista, c'era anche l'orchestra", 'en'],
])('"%s", written in an app in "%s", passes', (text, declared) => {
  expect(actions(text, declared)).toEqual([]);
});

test('a term of the language of the app holds a text in another language for a review', () => {
  expect(actions('We had a bite there', 'fr')).toEqual(['review']);
});

test('a word of a photo or tag belongs to the language of the whole post', () => {
  const languages = languagesOf(['Il est là avec toute sa famille', 'con'], 'en');

  expect(matchTerms(index, 'con', languages)).toMatchObject([{ action: 'block' }]);
});
