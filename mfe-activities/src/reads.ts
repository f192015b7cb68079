import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import { firstRead, type FirstReads } from '@guest/shared/routes/first-read';

const inProperty = { property: ':property' } as const;
const list = firstRead(activityContract.listActivities, inProperty);
const ofActivity = { ...inProperty, activityId: ':activityId' } as const;
const activity = [firstRead(activityContract.getActivity, ofActivity)];

export const reads: FirstReads = {
  'property-activities-index': [list],
  'property-activities-schedule': [firstRead(activityContract.getSchedule, inProperty, { from: '?from' })],
  'property-activities-schedule-activityId': activity,
  'property-activity-activityId': activity,
  'property-activities-outlet': [
    firstRead(outletContract.getOutlet, { ...inProperty, outlet: ':outlet' }),
    list,
  ],
  'property-activities-outlet-menu': [
    firstRead(outletContract.getMenuOverview, { ...inProperty, outlet: ':outlet', menu: ':menu' }),
  ],
  'property-activity-book': [firstRead(activityContract.getActivity, ofActivity, { booking: '?booking' })],
};
