import type { OrderPolicy } from '../../platform/db/tables/dining/order-policy';

const DEFAULT_POLICY: OrderPolicy = {
  slotInterval: 15,
  slotCapacityOrders: null,
  slotCapacityAmount: null,
  leadMinutes: 30,
  lastOrderBeforeCloseMinutes: 15,
  maxAdvanceDays: 2,
  menuAdvanceDays: {},
  minTotal: 0,
  maxTotal: null,
  deliveryFee: 0,
  serviceRate: 0,
  taxRate: 0,
  tipPresets: [0, 5, 10, 15],
  autoAccept: false,
  cancelMinutes: 10,
  paymentMethods: ['room_charge', 'pay_on_delivery'],
  alcoholAge: 18,
  discounts: [],
};

/** Merges the settings of an outlet with the default policy. */
export const withDefaultPolicy = (rules: Partial<OrderPolicy> | null): OrderPolicy => ({
  ...DEFAULT_POLICY,
  ...rules,
});

/** Returns how many days ahead an order with items of all these menus can be placed. */
export const advanceDays = (
  { maxAdvanceDays, menuAdvanceDays }: OrderPolicy,
  menuSlugs: readonly string[],
): number =>
  menuSlugs.length === 0
    ? maxAdvanceDays
    : Math.min(...menuSlugs.map((slug) => menuAdvanceDays[slug] ?? maxAdvanceDays));
