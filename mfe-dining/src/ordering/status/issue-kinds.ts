import type { Order } from '@guest/shared/contracts/order/order.contract';
import type { OrderTextKey } from '../../late-texts/order-texts';

export type IssueKind = NonNullable<Order['issue']>['kind'];

export const issueTexts: Record<IssueKind, OrderTextKey> = {
  missing: 'Something was missing',
  wrong: 'It was not what I ordered',
  cold: 'It was cold',
  late: 'It came late',
  quality: 'It was not good',
  allergy: 'Something about my allergy',
  other: 'Something else',
};

// The cast is safe: the keys of the record are exactly of this type.
export const ISSUE_KINDS = Object.keys(issueTexts) as IssueKind[];
