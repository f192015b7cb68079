import type { Host } from '@guest/shared';
import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { readQuery } from '@guest/shared/reads/read-query';

/** Returns the query of the places that the guest holds. */
export const holdQuery = (host: Pick<Host, 'api' | 'lang'>, property: string) =>
  readQuery(host, activityBookingContract.getActivityHold, { params: { property } });
