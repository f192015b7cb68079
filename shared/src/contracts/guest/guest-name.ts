import { graphemesIn, lineOf } from './guest-text';

const LONGEST_NAME = 48;
const NICK_NAME = { shortest: 2, longest: 20 };
/**
 * Words that would make a guest look like hotel staff, in the languages of the interface. They are matched
 * against the result of `looksOf`.
 */
const STAFF_WORDS =
  /recep(tion|cion)|frontdesk|hotel|concierge|conserje|manager|gerente|directeur|staff|personnel|admin|support|housekeeping|フロント|支配人|スタッフ|コンシェルシュ|استقبال|مدير|موظف/u;
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

/** Returns a first or last name in the form in which it is stored, or null if it is invalid. */
export function personNameOf(typed: string): string | null {
  const name = lineOf(typed);
  const length = graphemesIn(name);
  const isName = length >= 1 && length <= LONGEST_NAME && /\p{Letter}/u.test(name) && !isAddress(name);
  return isName ? name : null;
}

/**
 * Returns a nickname in the form in which it is stored, or null if it is invalid or could be mistaken for
 * staff or the hotel.
 */
export function nickNameOf(typed: string, houseName = ''): string | null {
  const name = lineOf(typed.normalize('NFKC'));
  const length = graphemesIn(name);
  const isName =
    length >= NICK_NAME.shortest &&
    length <= NICK_NAME.longest &&
    /^[\p{Letter}\p{Mark}\p{Number}_.\- ー・]+$/u.test(name) &&
    isOfOneScript(name) &&
    (name.match(/[\p{Letter}\p{Number}]/gu) ?? []).length >= 2 &&
    !STAFF_WORDS.test(looksOf(name)) &&
    !isHouse(name, houseName);
  return isName ? name : null;
}

/** Letters of different scripts can look alike, so a nickname may use only one script. */
function isOfOneScript(name: string): boolean {
  const letters = name.match(/\p{Letter}/gu) ?? [];
  return letters.length === 0 || SCRIPTS.some((script) => letters.every((letter) => isOf(letter, script)));
}

/** The Japanese long vowel mark belongs to no script. */
const isOf = (letter: string, script: RegExp) => script.test(letter) || letter === 'ー';

function isHouse(name: string, houseName: string): boolean {
  const house = looksOf(houseName);
  return house !== '' && looksOf(name).includes(house);
}

const DIGITS_LIKE_LETTERS = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }));

/**
 * Reduces a text to its general appearance: without accents and spaces, and with digits replaced by the
 * letters they resemble.
 */
const looksOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .replace(/[013457]/g, (digit) => DIGITS_LIKE_LETTERS.get(digit) ?? digit);
const isAddress = (name: string) => /:\/\/|www\.|@|\.\p{Letter}{2,}(\/|$)/iu.test(name);
