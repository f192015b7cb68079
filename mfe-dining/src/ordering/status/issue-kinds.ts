import type { Order } from '@guest/shared/contracts/order/order.contract';
import type { OrderTextKey } from '../../lazy-texts/order-texts';

export type IssueKind = NonNullable<Order['issue']>['kind'];

export const issueTexts: Record<IssueKind, OrderTextKey> = {
  missing: 'Missing item',
  wrong: 'Wrong item',
  cold: 'Food was cold',
  late: 'Late delivery',
  quality: 'Poor quality',
  allergy: 'Allergy concern',
  other: 'Something else',
};

// The cast is safe: the keys of the record are exactly of this type.
export const ISSUE_KINDS = Object.keys(issueTexts) as IssueKind[];
