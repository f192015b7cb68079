import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { orderTotals } from '@guest/shared/contracts/order/totals';
import type { OrderPolicy } from '../../../platform/db/tables/dining/order-policy';
import type { StoredLine } from '../../../platform/db/tables/dining/order';
import { cancelByOf } from '../policy/cancel-by';
import { toPricedLine } from '../record/order-line.mapper';
import { allergiesOf, quantities, priceLines, type PricedCartLine } from './cart-line';
import {
  amountProblems,
  cartProblems,
  discountOf,
  deliveryPlaceOf,
  stayProblems,
  tipProblems,
} from './cart-problems';
import { deliveryTime } from './delivery-time';
import type { QuoteInput } from './quote-input';
import type { Slot } from './kitchen-slots';
import { lineProblems } from './line-problems';
import { paymentMethodsOf } from './payment-methods';
import { quoteToken, QUOTE_TTL_MS, type QuotedAmounts } from './quote-token';
import { problem, toOrderProblem, type CartProblem } from './cart-problem';

/** Up to here, an order counts as one for now, whose cancellation ends some minutes after it is accepted. */
const HOUR_MS = 3_600_000;

/** A quote together with what is needed to place the order. */
export interface Quoted {
  /** Built on demand, because it lists many slots that placing an order does not need. */
  quote(): OrderQuote;
  problems: CartProblem[];
  payments: OrderQuote['payments'];
  confirms: OrderQuote['confirms'];
  amounts: QuotedAmounts;
  lines: StoredLine[];
  allergies: ReturnType<typeof allergiesOf>;
  slot: Slot | null;
  roomCharge: QuoteInput['roomCharge'];
  /** The value of the items before discounts and charges. */
  ordered: number;
  /** The requested quantities of items with counted stock. */
  counted: ReadonlyMap<string, number>;
}

/** Calculates the totals, the time of delivery and the problems of a basket. */
export function makeQuote(input: QuoteInput, secret: string): Quoted {
  const { scope, cart, outlet, now } = input;
  const { policy } = outlet;
  const pricedCart = priceLines(input);
  const lines = pricedCart.known.map(({ stored }) => stored);
  const ordered = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = discountOf(input, ordered);
  const totals = orderTotals(pricedCart.known.map(sumsOf), {
    discount: discount ?? 0,
    serviceRate: policy.serviceRate,
    taxRate: policy.taxRate,
    deliveryFee: cart.mode === 'room' || cart.mode === 'location' ? policy.deliveryFee : 0,
    tip: cart.tip ?? { amount: 0 },
  });
  const time = deliveryTime(input, { lines: pricedCart.known, amount: ordered });
  const problems = [
    ...cartProblems(input),
    ...lineProblems(input, pricedCart),
    ...(discount === null
      ? [problem('discount_invalid', { message: "This code isn't valid here." })]
      : amountProblems(input, { ordered: ordered - totals.discountTotal, total: totals.total })),
    ...tipProblems(input, ordered),
    ...time.problems,
    ...stayProblems(input, time.slot?.startsAt ?? null),
  ];
  const amounts: QuotedAmounts = {
    outletId: outlet.row.id,
    cart,
    place: deliveryPlaceOf(input),
    lines,
    totals,
  };
  const payments = paymentMethodsOf(input, totals.total);
  const confirms = {
    allergies: [...new Set(lines.flatMap((line) => line.allergyConflicts))],
    minAge: minAgeOf(pricedCart.known, policy.alcoholAge),
  };
  const { slot, earliest } = time;
  const expiresAt = now + QUOTE_TTL_MS;

  return {
    problems,
    payments,
    confirms,
    amounts,
    lines,
    slot,
    ordered,
    roomCharge: input.roomCharge,
    counted: countedQuantitiesOf(pricedCart.known),
    allergies: allergiesOf(input),
    quote: () => ({
      outlet: { uuid: outlet.row.id, slug: outlet.row.slug, name: scope.localize(outlet.row.name) },
      currency: scope.property.currency,
      currencyPrecision: scope.property.currencyPrecision,
      lines: lines.map((line) => toPricedLine(line, scope)),
      totals,
      promise: slot && promiseOf(slot.startsAt, policy.slotInterval),
      earliestAt: earliest && new Date(earliest.startsAt).toISOString(),
      slots: time.slots().map(({ localDateTime, startsAt, status }) => ({
        localDateTime,
        startsAt: new Date(startsAt).toISOString(),
        status,
      })),
      payments,
      tipPresets: policy.tipPresets,
      ...(slot && { cancellation: cancellationOf(slot.startsAt, policy, now) }),
      minTotal: policy.minTotal,
      confirms,
      problems: problems.map((one) => toOrderProblem(one, input.lang)),
      quoteToken: problems.length > 0 ? null : quoteToken(secret, expiresAt, amounts),
      expiresAt: new Date(expiresAt).toISOString(),
    }),
  };
}

/** The order may be accepted right away, so a time is named only if it lies beyond the minutes from now. */
function cancellationOf(slotAt: number, policy: OrderPolicy, now: number) {
  const minutes = policy.cancelMinutes;
  const cancelBy = cancelByOf({ acceptedAt: now, slotAt }, policy).getTime();
  const isLater = cancelBy - now >= HOUR_MS && cancelBy > now + minutes * 60_000;
  return { minutes, until: isLater ? new Date(cancelBy).toISOString() : null };
}

const sumsOf = ({ base, found, stored: { unitPrice, quantity } }: PricedCartLine) => ({
  base,
  unit: unitPrice,
  quantity,
  includesTax: found.pricesIncludeTax,
});

function countedQuantitiesOf(lines: readonly PricedCartLine[]): Map<string, number> {
  const isCounted = new Set(
    lines.flatMap(({ found, item }) => (found.row.stockLeft === null ? [] : item.uuid)),
  );
  return new Map([...quantities(lines)].filter(([id]) => isCounted.has(id)));
}

const promiseOf = (from: number, minutes: number) => ({
  from: new Date(from).toISOString(),
  to: new Date(from + minutes * 60_000).toISOString(),
});

/** Returns the age to verify on delivery, or `null` if no item requires one. */
function minAgeOf(lines: readonly PricedCartLine[], alcoholAge: number): number | null {
  const ages = lines.flatMap(({ item }) => item.minAge ?? (item.isAlcohol ? alcoholAge : []));
  return ages.length === 0 ? null : Math.max(...ages);
}
