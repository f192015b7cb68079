import type { OrderTerms } from '@guest/shared/contracts/outlet/outlet.schema';
import type { OrderPolicy } from '../../platform/db/tables/dining/order-policy';

/** Rates are stored in thousandths of a per cent. */
const percent = (rate: number) => rate / 1_000;

/** Maps the public part of an order policy; it leaves out kitchen capacity and discount codes. */
export const toOrderTerms = (policy: OrderPolicy): OrderTerms => ({
  slotInterval: policy.slotInterval,
  leadMinutes: policy.leadMinutes,
  lastOrderBeforeCloseMinutes: policy.lastOrderBeforeCloseMinutes,
  maxAdvanceDays: policy.maxAdvanceDays,
  minTotal: policy.minTotal,
  maxTotal: policy.maxTotal,
  deliveryFee: policy.deliveryFee,
  servicePercent: percent(policy.serviceRate),
  taxPercent: percent(policy.taxRate),
  tipPresets: policy.tipPresets,
  autoAccept: policy.autoAccept,
  cancelMinutes: policy.cancelMinutes,
  paymentMethods: policy.paymentMethods,
});
