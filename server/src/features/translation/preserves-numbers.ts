/** Converts digits of other scripts to ASCII digits. */
const plain = (digit: string) => {
  const code = digit.codePointAt(0) ?? 0;
  for (const zero of [0x0030, 0x0660, 0x06f0, 0x0966, 0xff10]) {
    if (code >= zero && code <= zero + 9) return String(code - zero);
  }
  return digit;
};

const numbersIn = (text: string) =>
  (text.match(/\p{Nd}+/gu) ?? []).map((number) => [...number].map(plain).join('')).sort();

/** Returns whether the numbers are unchanged. A wrong room, time or price is worse than no translation. */
export function preservesNumbers(original: string, translation: string): boolean {
  const [before, after] = [numbersIn(original), numbersIn(translation)];
  return before.length === after.length && before.every((number, at) => number === after[at]);
}
