import type { MenuItem } from './menu.schema';

/** Graphemes. */
export const LINE_NOTE_MAX = 140;
export const ORDER_NOTE_MAX = 300;
export const PLACE_MAX = 40;

/** What one order may come to before anything is added to it, in minor units: the books of a hotel hold some more. */
export const MOST_ORDERED = 600_000_000;

interface QuantityRule {
  min: number;
  max: number;
  /** From the least on. */
  step: number;
}

/** How many of an item can be ordered. */
export const quantityRule = ({
  minQuantity = 1,
  maxQuantity = 20,
  quantityStep = 1,
}: Pick<MenuItem, 'minQuantity' | 'maxQuantity' | 'quantityStep'>): QuantityRule => ({
  min: minQuantity,
  max: maxQuantity,
  step: quantityStep,
});

export function quantityProblem(
  quantity: number,
  { min, max, step }: QuantityRule,
): 'quantity_range' | 'quantity_step' | null {
  if (quantity < min || quantity > max) return 'quantity_range';
  return (quantity - min) % step === 0 ? null : 'quantity_step';
}
