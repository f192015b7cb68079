import { activityContract } from '@guest/shared/contracts/activity.contract';
import { outletContract } from '@guest/shared/contracts/outlet.contract';
import { firstRead, type FirstReads } from '@guest/shared/contracts/first-read';

const inProperty = { property: ':property' } as const;
const activity = [firstRead(activityContract.getActivity, { ...inProperty, activityId: ':activityId' })];

export const reads: FirstReads = {
  'property-activities-index': [firstRead(activityContract.listActivities, inProperty)],
  'property-activities-schedule': [firstRead(activityContract.getSchedule, inProperty, { from: '?from' })],
  'property-activities-schedule-activityId': activity,
  'property-activity-activityId': activity,
  // Not shown yet, but what is not there is the 404 page here too.
  'property-activity-book': activity,
  'property-activities-outlet': [firstRead(outletContract.getOutlet, { ...inProperty, outlet: ':outlet' })],
  'property-activities-outlet-menu': [
    firstRead(outletContract.getMenu, { ...inProperty, outlet: ':outlet', menu: ':menu' }),
  ],
};
