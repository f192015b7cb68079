import type { OrderQuote } from '@guest/shared/contracts/order/order.contract';
import { orderTotals } from '@guest/shared/contracts/order/totals';
import type { StoredLine } from '../../../platform/db/tables/dining/order';
import { lineIn } from '../record/stored-line';
import { allergiesOf, quantities, readLines, type CartLineFacts } from './cart-line';
import {
  amountProblems,
  cartProblems,
  discountOf,
  placeOf,
  stayProblems,
  tipProblems,
} from './cart-problems';
import { deliveryTime } from './delivery-time';
import type { QuoteFacts } from './facts';
import type { Slot } from './kitchen-slots';
import { lineProblems } from './line-problems';
import { payWays } from './pay-ways';
import { quoteToken, QUOTE_LASTS_MS, type Told } from './quote-token';
import { problem, problemIn, type CartProblem } from './cart-problem';

/** A quote together with what is needed to place the order. */
export interface Quoted {
  /** Built on demand, because it lists many slots that placing an order does not need. */
  quote(): OrderQuote;
  problems: CartProblem[];
  payments: OrderQuote['payments'];
  confirms: OrderQuote['confirms'];
  told: Told;
  lines: StoredLine[];
  allergies: ReturnType<typeof allergiesOf>;
  slot: Slot | null;
  roomCharge: QuoteFacts['roomCharge'];
  /** The value of the items before discounts and charges. */
  ordered: number;
  /** The requested quantities of items with counted stock. */
  counted: ReadonlyMap<string, number>;
}

/** Calculates the totals, the time of delivery and the problems of a basket. */
export function makeQuote(facts: QuoteFacts, secret: string): Quoted {
  const { scope, cart, outlet, now } = facts;
  const { policy } = outlet;
  const read = readLines(facts);
  const lines = read.known.map(({ stored }) => stored);
  const ordered = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = discountOf(facts, ordered);
  const totals = orderTotals(read.known.map(sumsOf), {
    discount: discount ?? 0,
    serviceRate: policy.serviceRate,
    taxRate: policy.taxRate,
    deliveryFee: cart.mode === 'room' || cart.mode === 'location' ? policy.deliveryFee : 0,
    tip: cart.tip ?? { amount: 0 },
  });
  const time = deliveryTime(facts, { lines: read.known, amount: ordered });
  const problems = [
    ...cartProblems(facts),
    ...lineProblems(facts, read),
    ...(discount === null
      ? [problem('discount_invalid', { sentence: "This code isn't valid here." })]
      : amountProblems(facts, ordered - totals.discountTotal)),
    ...tipProblems(facts, ordered),
    ...time.problems,
    ...stayProblems(facts, time.slot?.startsAt ?? null),
  ];
  const told: Told = { outletId: outlet.row.id, cart, place: placeOf(facts), lines, totals };
  const payments = payWays(facts, totals.total);
  const confirms = {
    allergies: [...new Set(lines.flatMap((line) => line.allergyConflicts))],
    minAge: minAgeOf(read.known, policy.alcoholAge),
  };
  const { slot, earliest } = time;
  const expiresAt = now + QUOTE_LASTS_MS;

  return {
    problems,
    payments,
    confirms,
    told,
    lines,
    slot,
    ordered,
    roomCharge: facts.roomCharge,
    counted: countedIn(read.known),
    allergies: allergiesOf(facts),
    quote: () => ({
      outlet: { uuid: outlet.row.id, slug: outlet.row.slug, name: scope.say(outlet.row.name) },
      currency: scope.property.currency,
      currencyPrecision: scope.property.currencyPrecision,
      lines: lines.map((line) => lineIn(line, scope)),
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
      minTotal: policy.minTotal,
      confirms,
      problems: problems.map((one) => problemIn(one, facts.lang)),
      quoteToken: problems.length > 0 ? null : quoteToken(secret, expiresAt, told),
      expiresAt: new Date(expiresAt).toISOString(),
    }),
  };
}

const sumsOf = ({ base, found, stored: { unitPrice, quantity } }: CartLineFacts) => ({
  base,
  unit: unitPrice,
  quantity,
  includesTax: found.pricesIncludeTax,
});

function countedIn(lines: readonly CartLineFacts[]): Map<string, number> {
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
function minAgeOf(lines: readonly CartLineFacts[], alcoholAge: number): number | null {
  const ages = lines.flatMap(({ item }) => item.minAge ?? (item.isAlcohol ? alcoholAge : []));
  return ages.length === 0 ? null : Math.max(...ages);
}
