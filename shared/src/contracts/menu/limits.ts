import type { MenuItem } from './menu.schema';

/** The limits are counted in graphemes. */
export const MAX_LINE_NOTE_LENGTH = 140;
export const MAX_ORDER_NOTE_LENGTH = 300;
export const MAX_PLACE_LENGTH = 40;

/** The largest amount that the database can store, in minor units. */
export const MAX_STORED_AMOUNT = 2_147_483_647;

/**
 * The maximum value of an order before fees, tax and tip, in minor units. It leaves room for those below the
 * largest total that the database can store.
 */
export const MAX_ORDER_AMOUNT = 600_000_000;

interface QuantityRule {
  min: number;
  max: number;
  /** Valid quantities are the minimum plus multiples of `step`. */
  step: number;
}

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
