import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { dateOf, instantOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { pauseAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import { isWithin, type Span } from '@guest/shared/contracts/menu/served-times';
import type { PricedCartLine } from './cart-line';
import type { QuoteInput } from './quote-input';
import { advanceDays } from '../../outlet/default-policy';
import { isFull, itemTimes, kitchenSlots, outletTimes, type Slot } from './kitchen-slots';
import { problem, type CartProblem } from './cart-problem';

const MINUTE_MS = 60_000;
/** Beyond this, a slot is no longer offered as "as soon as possible". */
const SOON_MS = 2 * 60 * MINUTE_MS;

export interface DeliveryTime {
  /** The slot of delivery; `null` if the request cannot be met. */
  slot: Slot | null;
  /** The first available slot. */
  earliest: Slot | null;
  problems: CartProblem[];
  /** All slots to choose from. They are computed on demand, because placing an order does not need them. */
  slots(): (Slot & { status: 'available' | 'full' })[];
}

/**
 * Returns when a basket can be delivered. Items that are not served at that time become problems with their
 * next time.
 */
export function deliveryTime(
  input: QuoteInput,
  { lines, amount }: { lines: readonly PricedCartLine[]; amount: number },
): DeliveryTime {
  const { scope, outlet, cart, slotUse, now } = input;
  const { timeZone } = scope.property;
  const maxAdvanceDays = advanceDays(
    outlet.policy,
    lines.map(({ found }) => found.menuSlug),
  );
  const policy = { ...outlet.policy, maxAdvanceDays };
  const outletHours = scope.hours(outlet.row.openingHours);
  const kitchen = { policy, timeZone, now, outletHours };
  const lead = Math.max(policy.leadMinutes, ...lines.map(({ item }) => item.leadMinutes ?? 0));
  const soonest = now + lead * MINUTE_MS;
  const open = outletTimes(kitchen);
  const ofLines = lines.map((line) => ({
    line,
    times: itemTimes(
      line.found.hours.map((hours) => scope.hours(hours)),
      kitchen,
    ),
  }));
  const times = [open, ...ofLines.flatMap((one) => (one.times === 'always' ? [] : [one.times]))];
  const isTaken = ({ startsAt }: Slot) => isFull(policy, slotUse.get(startsAt), amount);
  const firstFree = (spans: typeof times, from = soonest) =>
    find(kitchenSlots(spans, kitchen, from), (slot) => !isTaken(slot));
  const earliest = firstFree(times);

  function problemsAt(at: number, isKnown: boolean): CartProblem[] {
    const pause = pauseProblem(at);
    if (pause) return [pause];
    const notServed = ofLines.flatMap(({ line, times: spans }) =>
      spans === 'always' || isWithin(spans, at) ? [] : [notServedProblem(line, spans, at)],
    );
    if (notServed.length > 0 && isWithin(open, at)) return notServed;
    if (!isWithin(open, at)) return [closedProblem()];
    return isKnown ? [fullProblem()] : [unavailableProblem()];
  }

  function pauseProblem(at: number): CartProblem | undefined {
    const pause = pauseAt(outletHours, at);
    if (!pause) return undefined;
    const until = pause.until === null ? null : new Date(pause.until).toISOString();
    const values = {
      outlet: bidiIsolate(scope.localize(outlet.row.name)),
      reason: bidiIsolate(pause.reason),
    };
    const next = pause.until === null ? null : firstFree(times, Math.max(soonest, pause.until));
    const data = { reason: pause.reason, until, next: next?.localDateTime ?? null };
    return problem('outlet_paused', { message: '{outlet} has paused orders: {reason}.', values, data });
  }

  function closedProblem(): CartProblem {
    const values = { outlet: bidiIsolate(scope.localize(outlet.row.name)) };
    const next = earliest?.localDateTime ?? null;
    return problem('outlet_closed', {
      message: "{outlet} doesn't take orders at that time.",
      values,
      data: { next },
    });
  }

  function fullProblem(): CartProblem {
    const next = firstFree(times, requestedSlot?.startsAt ?? soonest) ?? earliest;
    const [time, after] = [requestedSlot, next].map((slot) =>
      bidiIsolate((slot?.localDateTime ?? '').slice(11)),
    );
    const data = { next: next?.localDateTime ?? null };
    if (next && !requestedSlot) {
      const message = 'The kitchen is fully booked right now. Next available: {next}.';
      return problem('slot_full', { message, data, values: { next: after ?? '' } });
    }
    return next
      ? problem('slot_full', {
          message: 'The kitchen is fully booked at {time}. Next available: {next}.',
          data,
          values: { time: time ?? '', next: after ?? '' },
        })
      : problem('slot_full', { message: 'The kitchen is fully booked. Please try again later.', data });
  }

  const unavailableProblem = (): CartProblem =>
    problem('slot_unavailable', {
      message: 'That time is no longer available. Please choose another.',
      data: { next: earliest?.localDateTime ?? null },
    });

  function notServedProblem({ item, line }: PricedCartLine, spans: Span[], at: number): CartProblem {
    const next = firstFree([open, spans], Math.max(soonest, at));
    const date = dateOf(cart.requestedFor ?? next?.localDateTime ?? '');
    const windows = windowsOf(spans, date, timeZone);
    // Each span is isolated by itself, so that spans follow each other in the direction of the sentence.
    const values = { item: bidiIsolate(item.name), window: windows.map(bidiIsolate).join(' · ') };
    const data = { window: windows.join(', '), next: next?.localDateTime ?? null };
    const message =
      windows.length === 0
        ? "{item} isn't served at that time. Choose another time or remove it."
        : '{item} is served {window}. Choose another time or remove it.';
    return problem('item_not_now', { message, values, lineId: line.lineId, data });
  }

  // Slots are compared by local time: a time skipped by a clock change must not match the slot after it.
  const requestedSlot =
    cart.requestedFor === null
      ? null
      : find(
          kitchenSlots(times, kitchen, soonest),
          ({ localDateTime }) => localDateTime === cart.requestedFor,
        );

  function chooseSlot(): Pick<DeliveryTime, 'slot' | 'problems'> {
    if (cart.requestedFor !== null) {
      const at = instantOf(cart.requestedFor, timeZone);
      if (requestedSlot && !isTaken(requestedSlot)) return { slot: requestedSlot, problems: [] };
      if (Number.isNaN(at) || at < soonest) return { slot: null, problems: [unavailableProblem()] };
      return { slot: null, problems: problemsAt(at, requestedSlot !== null) };
    }
    const pause = pauseProblem(now);
    if (pause) return { slot: null, problems: [pause] };
    if (earliest && earliest.startsAt <= soonest + SOON_MS) return { slot: earliest, problems: [] };
    const first = find(kitchenSlots([open], kitchen, soonest), () => true);
    const isOpenSoon = first !== null && first.startsAt <= soonest + SOON_MS;
    return { slot: null, problems: isOpenSoon ? problemsAt(first.startsAt, true) : [closedProblem()] };
  }

  return {
    ...chooseSlot(),
    earliest,
    slots: () =>
      [...kitchenSlots(times, kitchen, soonest)].map((slot) => ({
        ...slot,
        status: isTaken(slot) ? ('full' as const) : ('available' as const),
      })),
  };
}

function find<T>(some: Iterable<T>, matches: (one: T) => boolean): T | null {
  for (const one of some) if (matches(one)) return one;
  return null;
}

/** Formats the spans that begin on one day in local time, such as `07:00–10:30`. */
const windowsOf = (spans: readonly Span[], date: string, timeZone: string): string[] =>
  spans
    .map(({ from, to }) => [localDateTimeAt(from, timeZone), localDateTimeAt(to, timeZone)] as const)
    .filter(([from]) => dateOf(from) === date)
    .map(([from, to]) => `${timeOf(from)}–${timeOf(to)}`);
