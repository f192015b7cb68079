import type { TimelineKind } from '@guest/shared/contracts/timeline/timeline-kinds';
import type { PlanTextKey } from './texts/plan-texts';

/** Returns where to pay for an item whose charge to the room has failed. */
export const paymentFailedText = (kind: TimelineKind): PlanTextKey =>
  kind === 'activity' ? 'Please pay there' : 'Please pay on delivery';
