/**
 * What can be wrong with a cart. A quote lists all of them in `problems`; placing such a cart is refused with the first as
 * `code` and `data: { quote }`. Here is what the `data` of a problem says.
 *
 * - `cart_empty`
 * - `item_unavailable`: sold out, or not on any menu; `{ stockLeft }` where some are left
 * - `item_not_now`: `{ window }` as it reads, such as `07:00–10:30`, and `{ next }`, a local time when it is served
 * - `portion_required`
 * - `modifier_required`, `modifier_range`, `modifier_unavailable`: `{ groupUuid, min?, max?, modifierUuid? }`
 * - `quantity_range`, `quantity_step`: `{ min, max, step }`
 * - `mode_not_offered`: of the outlet, or of the item where `lineId` is there: `{ modes }`
 * - `place_required`: `{ mode }`
 * - `below_minimum`: `{ missing, min }`; `above_maximum`: `{ max }` (amounts)
 * - `tip_too_high`: `{ max }` (an amount): no tip is more than what was ordered
 * - `slot_full`: `{ next }`, a local time or null; `slot_unavailable`: no such slot, `{ next }`
 * - `outlet_paused`: `{ reason, until }`; `outlet_closed`: no orders then, `{ next }`, a local time or null
 * - `outside_stay`: nothing is brought to the room on that day
 * - `discount_invalid`
 * - `note_too_long`: `{ max }`
 */
export const ORDER_PROBLEMS = [
  'cart_empty',
  'item_unavailable',
  'item_not_now',
  'portion_required',
  'modifier_required',
  'modifier_range',
  'modifier_unavailable',
  'quantity_range',
  'quantity_step',
  'mode_not_offered',
  'place_required',
  'below_minimum',
  'above_maximum',
  'tip_too_high',
  'slot_full',
  'slot_unavailable',
  'outlet_paused',
  'outlet_closed',
  'outside_stay',
  'discount_invalid',
  'note_too_long',
] as const;
export type OrderProblemCode = (typeof ORDER_PROBLEMS)[number];

/** Why a room cannot be charged: the `reason` in `payments` of a quote, beside the code `room_charge_denied`. */
export const ROOM_CHARGE_REASONS = [
  'stay_unverified',
  'not_in_house',
  'checked_out',
  'folio_closed',
  'no_post',
  'credit',
  'spending_limit',
  'away',
] as const;
