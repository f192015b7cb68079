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

const latinOf = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, letters]) =>
    [...letters].map((letter): [string, string] => [letter, latin]),
  ),
);

/** Returns the Latin letter that a letter of another script looks like, or `undefined` if it is distinct. */
export const latinLookAlike = (letter: string): string | undefined => latinOf.get(letter);
