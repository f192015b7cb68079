/** The zero digits of the supported scripts: Arabic-Indic, Persian, Devanagari and full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Replaces the digits of other scripts by 0 to 9. */
export function normalizeDigits(typed: string): string {
  return typed.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point < first + 10) ?? point;
    return String(point - zero);
  });
}

/** Normalizes a code as it was typed or pasted: `１２３-456` becomes `123456`. Leading zeros are kept. */
export function normalizeCode(typed: string): string {
  return normalizeDigits(typed).replace(/[\s\p{Dash_Punctuation}\p{Format}]/gu, '');
}
