/**
 * Letters of the Greek, Cyrillic and Armenian scripts by the Latin letter that they look like: the one-letter
 * mappings of the Unicode table of confusable characters (UTS 39) between these scripts, with small capitals
 * and letters with strokes counted as their base letter. It stays on the server, so that nobody can read from
 * it which spellings are recognized.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'ΑαАа',
  b: 'ΒБВЬвѢѣҌҍ',
  c: 'ϲϹСсҪҫ',
  d: 'ԁ',
  e: 'ΕЕеҽҿ',
  f: 'Ϝք',
  g: 'Ԍց',
  h: 'ΗНнћҢңһӇӈӉӊհᵸꚕ',
  i: 'ͺιіӏιꙇ',
  j: 'ͿϳЈјյ',
  k: 'ΚκϰКкҚқҞҟ',
  l: 'ΙІӀ',
  m: 'ΜϺМмӍӎ',
  n: 'Νηոռ',
  o: 'ΘΟθοσϑϴОоѲѳӨөՕօ',
  p: 'ΡρϱРрᴩ',
  q: 'ԛգզ',
  r: 'гғᴦ',
  s: 'ЅѕՏ',
  t: 'ΤτТтҬҭ',
  u: 'υՍս',
  v: 'νѴѵ',
  w: 'ѡѽԜԝա',
  x: 'ΧХхҲ',
  y: 'ΥγϒУуҮүҰұ',
  z: 'Ζ',
};

/**
 * Small capitals and letters of phonetic alphabets. Some languages of West Africa use a few of them, in words that look
 * like a term only by chance.
 */
const UNUSUAL_LATIN: Readonly<Record<string, string>> = {
  a: 'ɑᴀ',
  b: 'ʙɓƀ',
  c: 'ᴄƈ',
  d: 'ᴅɗɖ',
  e: 'ᴇɘ',
  f: 'ꜰƒ',
  g: 'ɡɢɠ',
  h: 'ʜɦ',
  i: 'ɪɨ',
  j: 'ᴊʝ',
  k: 'ᴋƙ',
  l: 'ʟɫɭ',
  m: 'ᴍɱ',
  n: 'ɴɲɳ',
  o: 'ᴏɵ',
  p: 'ᴘƥ',
  q: 'ʠ',
  r: 'ʀɾɽ',
  s: 'ꜱʂ',
  t: 'ᴛƭʈ',
  u: 'ᴜʉ',
  v: 'ᴠʋ',
  w: 'ᴡ',
  y: 'ʏƴ',
  z: 'ᴢʐ',
};

const entriesOf = (table: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(table).flatMap(([latin, letters]) =>
    [...letters].map((letter): [string, string] => [letter, latin]),
  );

const latinOf = new Map(entriesOf(LOOK_ALIKES));
const usualOf = new Map(entriesOf(UNUSUAL_LATIN));

/** Returns the Latin letter that a letter of another script looks like, or `undefined` if it is distinct. */
export const latinLookAlike = (letter: string): string | undefined => latinOf.get(letter);

/** Returns the usual letter for an unusual one of the Latin script, or `undefined` for a usual one. */
export const usualLetter = (letter: string): string | undefined => usualOf.get(letter.toLowerCase());
