import { contract, type ReplyOf } from '../core/endpoint';

export type { BookableActivity, Session, ActivitySummary, Activity } from './activity.schema';

export const activityContract = contract(() => import('./activity.schema').then((it) => it.activityChecks), {
  listActivities: {
    method: 'GET',
    path: '/web/property/:property/activities',
    summary: 'What there is to do, and which of it can be booked',
  },
  getSchedule: {
    method: 'GET',
    path: '/web/property/:property/activities/schedule',
    summary: 'Sessions by day; today where no day is asked for',
  },
  getActivity: {
    method: 'GET',
    path: '/web/property/:property/activity/:activityId',
    summary: 'One activity with what can be booked and its next sessions',
  },
  listSessions: {
    method: 'GET',
    path: '/web/property/:property/activity/:activityId/bookableActivities/:bookableActivityId/sessions',
    summary: 'The sessions of a bookable activity',
  },
});

export type ActivityList = ReplyOf<typeof activityContract.listActivities>;
export type Schedule = ReplyOf<typeof activityContract.getSchedule>;
