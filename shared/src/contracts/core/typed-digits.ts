/** The zeros of the scripts whose digits guests type: Arabic-Indic, Persian, Devanagari and full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];

/** A text with the digits of other scripts written as 0 to 9. */
export function withPlainDigits(typed: string): string {
  return typed.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point < first + 10) ?? point;
    return String(point - zero);
  });
}

/** A code as it was sent, whatever it was typed or pasted as: `１２３-456` is `123456`. Leading zeros stay. */
export function codeOf(typed: string): string {
  return withPlainDigits(typed).replace(/[\s\p{Dash_Punctuation}\p{Format}]/gu, '');
}
