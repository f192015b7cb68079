/** The decimal separator. */
type DecimalMark = ',' | '.';

export interface PriceStyle {
  currency?: string | undefined;
  /** The number of decimals of the currency. */
  precision: number;
  /** The decimal separator of the other prices of the source. */
  mark?: DecimalMark | undefined;
}

/** A price in major units, or the reason why the text is not a price. */
export type ReadPrice = { price: number } | { problem: string };

const PRICE = /^(\D*?)(-?\d(?:[\d.,'’ ]*\d)?)(?:[.,] ?-{1,2})?(\D*)$/;
const UNAMBIGUOUS = /[.,]\d{1,2}$|\d[.,]\d{3}[.,]\d+$/;

/** Converts digits and separators of other scripts to ASCII, such as full-width or Arabic ones (`٣٫٥٠٠`). */
const inAscii = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[−–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the decimal separator of a list of prices; `undefined` if every price is ambiguous. */
export function decimalMarkOf(prices: readonly string[]): DecimalMark | undefined {
  const marks = prices.flatMap((one) => {
    const number = PRICE.exec(inAscii(one))?.[2] ?? '';
    return UNAMBIGUOUS.test(number) ? [number.lastIndexOf(',') > number.lastIndexOf('.') ? ',' : '.'] : [];
  });
  const commas = marks.filter((one) => one === ',').length;
  if (marks.length === 0) return undefined;
  return commas * 2 > marks.length ? ',' : '.';
}

/** Parses a price as people write it, such as `€ 1.234,50`, `1'234.50`, `12,-` or `１２００円`. */
export function parsePrice(text: string, style: PriceStyle): ReadPrice {
  const [, before = '', number, after = ''] = PRICE.exec(inAscii(text)) ?? [];
  const around = `${before} ${after}`.trim();
  if (number === undefined) return { problem: `"${text}" is no price` };
  if (!isNameOf(around, style.currency))
    return {
      problem: isOtherCurrency(around)
        ? `"${text}" is not in ${style.currency ?? 'a known currency'}`
        : `"${text}" is no price`,
    };
  const plain = plainNumber(number.replace('-', ''), style);
  if (typeof plain !== 'string') return { problem: `"${text}" ${plain.problem}` };
  return number.startsWith('-') ? { problem: `"${text}" is below zero` } : priceOf(Number(plain), style);
}

/** Checks an amount that is a number already, such as a cell of a spreadsheet. */
export function priceOf(amount: number, { precision, currency }: PriceStyle): ReadPrice {
  const rounded = Number(amount.toFixed(precision));
  if (!Number.isFinite(amount) || amount < 0 || amount > 1_000_000)
    return { problem: `${amount} is no price` };
  // Spreadsheets calculate with binary fractions, so they may store 3.6 as 3.5999999999999996.
  if (Math.abs(rounded - amount) > 1e-9)
    return { problem: `${amount} has more decimals than ${currency ?? 'the currency'}` };
  return { price: rounded };
}

/**
 * Returns the digits with a decimal point and without thousands separators. It reports a problem if the groups of
 * thousands are incomplete.
 */
function plainNumber(text: string, { precision, mark }: PriceStyle): string | { problem: string } {
  const number = text.replace(/^\d{1,3}(?:['’ ]\d{3})+(?!\d)/, (grouped) => grouped.replace(/['’ ]/g, ''));
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  if (at === -1) return /^\d+$/.test(number) ? number : { problem: 'is no price' };
  const last = number[at] ?? '';
  const [whole, rest] = [number.slice(0, at), number.slice(at + 1)];
  const isGrouped = (group: string) => new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole);
  if (!/^\d+$/.test(rest)) return { problem: 'is no price' };
  if (!/^\d+$/.test(whole)) {
    const other = last === '.' ? ',' : '.';
    if (isGrouped(other)) return `${whole.replaceAll(other, '')}.${rest}`;
    return isGrouped(last) && rest.length === 3
      ? `${whole.replaceAll(last, '')}${rest}`
      : { problem: 'is no price' };
  }
  const mayBeGroup = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!mayBeGroup) return `${whole}.${rest}`;
  if (precision === 3) return mark === undefined || mark === last ? `${whole}.${rest}` : `${whole}${rest}`;
  return mark === last ? { problem: `may be ${whole}${rest} or ${whole}.${rest}` } : `${whole}${rest}`;
}

/** Currency names that occur in menus but not in the locale data of `Intl`. */
const MORE_NAMES: Readonly<Record<string, string[]>> = {
  CHF: ['fr.', 'sfr.'],
  CNY: ['元'],
  EUR: ['euro'],
  JPY: ['円'],
  OMR: ['ر.ع.', 'r.o.'],
};

function isNameOf(around: string, currency: string | undefined): boolean {
  if (around === '') return true;
  if (currency === undefined) return isOtherCurrency(around);
  const shown = (['code', 'symbol', 'narrowSymbol', 'name'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(2)
      .find(({ type }) => type === 'currency')
      ?.value.normalize('NFKC'),
  );
  return [...shown, ...(MORE_NAMES[currency] ?? [])].some(
    (one) => one?.toLowerCase() === around.toLowerCase(),
  );
}

const isOtherCurrency = (around: string): boolean =>
  /\p{Currency_Symbol}/u.test(around) ||
  Intl.supportedValuesOf('currency').includes(around.toUpperCase()) ||
  Object.values(MORE_NAMES).flat().includes(around.toLowerCase());
