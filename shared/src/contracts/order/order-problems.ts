/**
 * The problems that a cart can have. A quote lists all of them in `problems`. Placing such a cart fails with
 * the first problem as `code` and with `data: { quote }`. This is the `data` of each problem:
 *
 * - `cart_empty`
 * - `item_unavailable`: sold out or on no menu; `{ stockLeft }` if some are left
 * - `item_not_now`: `{ window }` as text, such as `07:00–10:30`, and `{ next }`, the local time when the
 *   item is next served
 * - `portion_required`
 * - `modifier_required`, `modifier_range`, `modifier_unavailable`: `{ groupUuid, min?, max?, modifierUuid?
 *   }`
 * - `quantity_range`, `quantity_step`: `{ min, max, step }`
 * - `mode_not_offered`: by the outlet, or by the item if there is a `lineId`: `{ modes }`
 * - `place_required`: `{ mode }`
 * - `below_minimum`: `{ missing, min }`; `above_maximum`: `{ max }` (amounts)
 * - `tip_too_high`: `{ max }` (an amount): the tip exceeds the value of the ordered items
 * - `slot_full`: `{ next }`, a local time or null; `slot_unavailable`: the slot does not exist, `{ next }`
 * - `outlet_paused`: `{ reason, until }`; `outlet_closed`: no orders at that time, `{ next }`, a local
 *   time or null
 * - `outside_stay`: there is no delivery to the room on that day
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

/**
 * The reasons why an order cannot be charged to the room. They appear as `reason` in `payments` of a quote,
 * together with the code `room_charge_denied`.
 */
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
