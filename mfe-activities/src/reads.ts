import { activityContract } from '@guest/shared/contracts/activity.contract';
import { firstRead, type FirstReads } from '@guest/shared/contracts/first-read';

const inProperty = { property: ':property' } as const;
const activity = [firstRead(activityContract.getActivity, { ...inProperty, activityId: ':activityId' })];

export const reads: FirstReads = {
  'property-activities-index': [firstRead(activityContract.listActivities, inProperty)],
  'property-activities-schedule': [firstRead(activityContract.getSchedule, inProperty, { from: '?from' })],
  'property-activities-schedule-activityId': activity,
  'property-activity-activityId': activity,
};
