import { countGraphemes, normalizeLine, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { businessDay } from '@guest/shared/contracts/core/local-time';
import {
  MAX_ORDER_AMOUNT,
  MAX_STORED_AMOUNT,
  MAX_ORDER_NOTE_LENGTH,
  MAX_PLACE_LENGTH,
} from '@guest/shared/contracts/menu/limits';
import { parseRoomNumber, stayStateOf } from '@guest/shared/contracts/stay/stay-rules';
import type { QuoteInput } from './quote-input';
import { moneyText } from './money-text';
import { problem, type CartProblem } from './cart-problem';

/**
 * Returns the place of delivery as it is stored; it defaults to the guest's room, or their name for pickup.
 * Returns `null` if that is not enough, or a room that the hotel does not have.
 */
export function deliveryPlaceOf({ cart, guest, scope }: QuoteInput): string | null {
  const { mode, place: typed = '' } = cart;
  const place = normalizeLine(typed);
  if (countGraphemes(place) > MAX_PLACE_LENGTH) return null;
  if (mode === 'room') {
    const room = place === '' ? (guest?.room ?? null) : parseRoomNumber(place);
    const { rooms } = scope.property;
    return room === null || rooms === null || rooms.includes(room) ? room : null;
  }
  if (mode === 'pickup') return place || (guest?.firstName ?? null);
  return place || null;
}

/** Returns the problems of the basket that do not depend on its items. */
export function cartProblems(input: QuoteInput): CartProblem[] {
  const { cart, outlet, guest } = input;
  const problems: CartProblem[] = [];
  if (cart.lines.length === 0) {
    problems.push(problem('cart_empty', { message: 'Add an item to continue.' }));
  }
  const modes = outlet.row.orderModes;
  if (!modes.includes(cart.mode)) {
    problems.push(
      problem('mode_not_offered', {
        message: "We don't deliver there. Choose another option.",
        data: { modes },
      }),
    );
  }
  // An anonymous visitor gives the place after signing in, but a place already entered must be valid.
  const isPlaceRequired = guest !== null || normalizeLine(cart.place ?? '') !== '';
  if (isPlaceRequired && deliveryPlaceOf(input) === null) {
    const message = cart.mode === 'room' ? 'Check your room number.' : 'Tell us where to bring it.';
    problems.push(problem('place_required', { message, data: { mode: cart.mode } }));
  }
  for (const note of [cart.note, cart.allergyNote]) {
    if (countGraphemes(normalizeText(note ?? '')) <= MAX_ORDER_NOTE_LENGTH) continue;
    const message = 'Please shorten your note to {n} characters.';
    problems.push(
      problem('note_too_long', { message, n: MAX_ORDER_NOTE_LENGTH, data: { max: MAX_ORDER_NOTE_LENGTH } }),
    );
  }
  return problems;
}

/** Checks the minimum and maximum value of an order. */
export function amountProblems(
  input: QuoteInput,
  { ordered, total }: { ordered: number; total: number },
): CartProblem[] {
  const { outlet, scope, lang } = input;
  const { minTotal: min, maxTotal, slotCapacityAmount } = outlet.policy;
  const max = Math.min(maxTotal ?? Infinity, slotCapacityAmount ?? Infinity, MAX_ORDER_AMOUNT);
  // Taxes, fees and tips come on top, so that a smaller order can exceed what can be stored as well.
  if (ordered > max || total > MAX_STORED_AMOUNT) {
    const values = { max: moneyText(max, scope, lang) };
    const message = 'Orders can be up to {max}. For larger orders, please message us.';
    return [problem('above_maximum', { message, values, data: { max } })];
  }
  if (ordered >= min || ordered === 0) return [];
  const missing = min - ordered;
  const values = { amount: moneyText(missing, scope, lang), min: moneyText(min, scope, lang) };
  const message = 'Add {amount} more. The minimum order is {min}.';
  return [problem('below_minimum', { message, values, data: { missing, min } })];
}

/** A tip above the value of the order is a typing mistake or an abuse. */
export function tipProblems({ cart, scope, lang }: QuoteInput, ordered: number): CartProblem[] {
  const { tip, lines } = cart;
  if (lines.length === 0 || !tip || 'percent' in tip || tip.amount <= ordered) return [];
  const values = { max: moneyText(ordered, scope, lang) };
  return [problem('tip_too_high', { message: 'Tips can be up to {max}.', values, data: { max: ordered } })];
}

/** Orders to a room are possible only on days of the stay. */
export function stayProblems(input: QuoteInput, at: number | null): CartProblem[] {
  const { cart, guest, scope } = input;
  if (cart.mode !== 'room' || guest === null || at === null) return [];
  const { timeZone, businessDayStart } = scope.property;
  const state = stayStateOf(guest, businessDay(at, timeZone, businessDayStart));
  if (state === 'IN' || state === null) return [];
  return [problem('outside_stay', { message: 'That date is outside your stay.' })];
}

/** Returns the discount in minor units, 0 without a code, or `null` for an unknown or expired code. */
export function discountOf({ cart, outlet, now }: QuoteInput, ordered: number): number | null {
  const typed = normalizeLine(cart.discountCode ?? '').toUpperCase();
  if (typed === '') return 0;
  const found = outlet.policy.discounts.find(({ code }) => code.toUpperCase() === typed);
  if (!found || (found.until !== undefined && now >= Date.parse(found.until))) return null;
  // Rounded down, so that the discount never exceeds its percentage.
  return found.amount ?? Math.floor((ordered * (found.percent ?? 0)) / 100);
}
