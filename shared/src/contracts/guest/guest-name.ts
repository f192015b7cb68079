import { countGraphemes, normalizeLine } from './guest-text';

const MAX_NAME_LENGTH = 48;
const NICK_NAME_LENGTH = { min: 2, max: 20 };
/**
 * Words that would make a guest look like hotel staff, in the languages of the interface. They are matched
 * against the result of `appearanceOf`.
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
export function parsePersonName(typed: string): string | null {
  const name = normalizeLine(typed);
  const length = countGraphemes(name);
  const isName = length >= 1 && length <= MAX_NAME_LENGTH && /\p{Letter}/u.test(name) && !isAddress(name);
  return isName ? name : null;
}

/**
 * Returns a nickname in the form in which it is stored, or null if it is invalid or could be mistaken for
 * staff or the hotel.
 */
export function parseNickName(typed: string, hotelName = ''): string | null {
  const name = normalizeLine(typed.normalize('NFKC'));
  const length = countGraphemes(name);
  const isName =
    length >= NICK_NAME_LENGTH.min &&
    length <= NICK_NAME_LENGTH.max &&
    /^[\p{Letter}\p{Mark}\p{Number}_.\- ー・]+$/u.test(name) &&
    hasSingleScript(name) &&
    (name.match(/[\p{Letter}\p{Number}]/gu) ?? []).length >= 2 &&
    !STAFF_WORDS.test(appearanceOf(name)) &&
    !resemblesHotel(name, hotelName);
  return isName ? name : null;
}

/** Letters of different scripts can look alike, so a nickname may use only one script. */
function hasSingleScript(name: string): boolean {
  const letters = name.match(/\p{Letter}/gu) ?? [];
  return (
    letters.length === 0 || SCRIPTS.some((script) => letters.every((letter) => belongsTo(letter, script)))
  );
}

/** The Japanese long vowel mark belongs to no script. */
const belongsTo = (letter: string, script: RegExp) => script.test(letter) || letter === 'ー';

function resemblesHotel(name: string, hotelName: string): boolean {
  const hotelAppearance = appearanceOf(hotelName);
  return hotelAppearance !== '' && appearanceOf(name).includes(hotelAppearance);
}

const DIGITS_LIKE_LETTERS = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }));

/**
 * Reduces a text to its general appearance: without accents and spaces, and with digits replaced by the
 * letters they resemble.
 */
const appearanceOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .replace(/[013457]/g, (digit) => DIGITS_LIKE_LETTERS.get(digit) ?? digit);
const isAddress = (name: string) => /:\/\/|www\.|@|\.\p{Letter}{2,}(\/|$)/iu.test(name);
