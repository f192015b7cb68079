import { MAX_ORDER_AMOUNT, MAX_STORED_AMOUNT } from '@guest/shared/contracts/menu/limits';
import { precisionOf, toMinorUnits } from '../model/money';
import type { Path } from '../folder/source-file';
import type { Ordering } from '../schema/outlet.schema';
import type { Check } from './check';
import { groupsOf, itemsOf } from './menu-parts';

/** The number `1.250` is 1.25, but its author probably means 1250. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** YAML reads `0x10` and `1e2` as numbers too, which nobody means by a price. */
const DECIMAL_NOTATION = /^[-+]?\d+(\.\d*)?$/;

const decimalsOf = (written: string): number => /\.(\d+)/.exec(written)?.[1]?.length ?? 0;

/**
 * Checks that amounts have no more decimals than the currency, that prices are present and not negative, and that
 * totals with them can be stored.
 */
export const checkMoney: Check = (content, report, writtenAt) => {
  const { hotel, outlets, activities, requests } = content;
  const { currency } = hotel.value;
  const precision = precisionOf(currency);
  if (precision === undefined) {
    report(
      { file: hotel.file, path: ['currency'] },
      { code: 'currency-unknown', message: `"${currency}" is not a currency.` },
    );
    return;
  }
  const shown = (minor: number) => `${(minor / 10 ** precision).toFixed(precision)} ${currency}`;
  const amount = (
    value: number | undefined,
    at: { file: string; path: Path },
    { mayBeNegative = false, most = 1 } = {},
  ) => {
    if (value === undefined) return;
    const written = writtenAt(at.file, at.path) ?? String(value);
    const minor = toMinorUnits(value, precision);
    if (!DECIMAL_NOTATION.test(written))
      report(at, {
        code: 'money-form',
        message: `An amount is written in digits, such as 12.50, not as ${written}.`,
      });
    else if (decimalsOf(written) > precision || minor === undefined)
      report(at, {
        code: 'money-decimals',
        message: `${currency} has ${precision} decimals, not those of ${written}.`,
        suggestion: THOUSANDS.test(written) ? `Write ${written.replace('.', '')} for thousands.` : undefined,
      });
    else if (value < 0 && !mayBeNegative)
      report(at, { code: 'price-negative', message: 'An amount is not below zero here.' });
    else if (Math.abs(minor) > MAX_ORDER_AMOUNT)
      report(at, { code: 'money-range', message: `Amounts go up to ${shown(MAX_ORDER_AMOUNT)} here.` });
    else if (minor * most > MAX_STORED_AMOUNT)
      report(at, {
        code: 'money-range',
        message: `${most} of these cost more than ${shown(MAX_STORED_AMOUNT)}, the most that a booking may.`,
      });
  };
  const ordering = (value: Ordering | undefined, at: { file: string; path: Path }) => {
    for (const name of ['deliveryFee', 'minTotal', 'maxTotal', 'slotAmount'] as const)
      amount(value?.[name], { file: at.file, path: [...at.path, name] });
  };

  ordering(hotel.value.ordering, { file: hotel.file, path: ['ordering'] });
  for (const { policies } of outlets) {
    if (!policies) continue;
    ordering(policies.value.ordering, { file: policies.file, path: ['ordering'] });
    amount(policies.value.booking?.deposit?.perPerson, {
      file: policies.file,
      path: ['booking', 'deposit', 'perPerson'],
    });
  }
  for (const { file, item, path } of itemsOf(content)) {
    amount(item.price, { file, path: [...path, 'price'] });
    for (const [i, portion] of (item.portions ?? []).entries())
      amount(portion.price, { file, path: [...path, 'portions', i, 'price'] });
    if (item.price === undefined && !item.portions)
      report(
        { file, path },
        { code: 'price-missing', message: `"${item.key}" has neither a price nor portions.` },
      );
    if (item.price === 0 && !item.portions)
      report(
        { file, path: [...path, 'price'] },
        { code: 'price-zero', message: 'This costs nothing.', isWarning: true },
      );
  }
  for (const { file, group, path } of groupsOf(content))
    for (const [i, option] of group.options.entries())
      amount(option.price, { file, path: [...path, 'options', i, 'price'] }, { mayBeNegative: true });
  for (const { file, value } of activities) {
    amount(value.price, { file, path: ['price'] });
    for (const [i, unit] of (value.booking?.units ?? []).entries())
      amount(unit.price, { file, path: ['booking', 'units', i, 'price'] }, { most: value.booking?.max });
  }
  for (const [i, request] of requests.value.entries())
    amount(request.price, { file: requests.file, path: ['requests', i, 'price'] });
};
