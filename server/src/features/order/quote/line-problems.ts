import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { countGraphemes, normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import type { CartLine } from '@guest/shared/contracts/order/order.contract';
import { MAX_LINE_NOTE_LENGTH, quantityProblem, quantityRule } from '@guest/shared/contracts/menu/limits';
import { selectionProblems, type SelectionProblem } from '@guest/shared/contracts/menu/selection';
import { quantities, type PricedCartLine } from './cart-line';
import type { QuoteInput } from './quote-input';
import { problem, type CartProblem } from './cart-problem';

/** Returns the problems of the lines that do not depend on time and place. */
export function lineProblems(
  input: QuoteInput,
  { known, gone }: { known: PricedCartLine[]; gone: CartLine[] },
): CartProblem[] {
  const wanted = quantities(known);
  return [
    ...gone.map(({ lineId }) =>
      problem('item_unavailable', { message: 'This is no longer on the menu.', lineId }),
    ),
    ...known.flatMap((one) => [
      ...stockProblems(one, wanted.get(one.item.uuid) ?? 0),
      ...portionProblems(one),
      ...selectionProblems(one.item.modifierGroups, one.line.modifiers).map((problem) =>
        selectionProblem(problem, one),
      ),
      ...quantityProblems(one, wanted.get(one.item.uuid) ?? 0),
      ...modeProblems(input, one),
      ...noteProblems(one),
    ]),
  ];
}

function stockProblems({ item, found, line: { lineId } }: PricedCartLine, wanted: number) {
  const values = { item: bidiIsolate(item.name) };
  if (item.stockStatus === 'sold_out') {
    const message = "{item} has just sold out. We've marked it in your order.";
    return [problem('item_unavailable', { message, values, lineId })];
  }
  const { stockLeft } = found.row;
  if (stockLeft === null || stockLeft >= wanted) return [];
  const message = 'Only {n} left of {item}.';
  return [problem('item_unavailable', { message, values, n: stockLeft, lineId, data: { stockLeft } })];
}

function portionProblems({ item, line: { lineId, portionUuid } }: PricedCartLine) {
  const isRight =
    item.portions.length === 0
      ? portionUuid === undefined
      : item.portions.some(({ uuid }) => uuid === portionUuid);
  const values = { item: bidiIsolate(item.name) };
  return isRight
    ? []
    : [problem('portion_required', { message: 'Choose the size of {item}.', values, lineId })];
}

function selectionProblem(
  { code, groupUuid, groupName, min, max, modifierUuid }: SelectionProblem,
  { item, line: { lineId } }: PricedCartLine,
): CartProblem {
  const data = { groupUuid, min, max, ...(modifierUuid && { modifierUuid }) };
  const values = { group: bidiIsolate(groupName), min, max, item: bidiIsolate(item.name) };
  const messages = {
    modifier_required: 'Choose {group}.',
    modifier_range: '{group}: choose between {min} and {max}.',
    modifier_unavailable: "One of your choices for {item} isn't available right now.",
  } as const;
  return problem(code, { message: messages[code], values, lineId, data });
}

/** Minimum and step apply to each line, the maximum to all lines of the item together. */
function quantityProblems({ item, line: { lineId, quantity } }: PricedCartLine, wanted: number) {
  const rule = quantityRule(item);
  const code = wanted > rule.max ? 'quantity_range' : quantityProblem(quantity, rule);
  if (!code) return [];
  const values = { ...rule, item: bidiIsolate(item.name) };
  const messages = {
    quantity_range: 'You can order {min} to {max} of {item}.',
    quantity_step: 'You can order {item} in multiples of {step}, starting at {min}.',
  } as const;
  return [problem(code, { message: messages[code], values, lineId, data: rule })];
}

function modeProblems({ cart }: QuoteInput, { item, line: { lineId } }: PricedCartLine) {
  const { orderModes: modes } = item;
  if (!modes || modes.includes(cart.mode)) return [];
  const message = "We can't deliver {item} there.";
  return [
    problem('mode_not_offered', {
      message,
      values: { item: bidiIsolate(item.name) },
      lineId,
      data: { modes },
    }),
  ];
}

function noteProblems({ line: { lineId, note = '' } }: PricedCartLine) {
  const isShort = countGraphemes(normalizeLine(note)) <= MAX_LINE_NOTE_LENGTH;
  const message = 'Please shorten your note to {n} characters.';
  return isShort
    ? []
    : [
        problem('note_too_long', {
          message,
          n: MAX_LINE_NOTE_LENGTH,
          lineId,
          data: { max: MAX_LINE_NOTE_LENGTH },
        }),
      ];
}
