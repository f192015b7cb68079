import { contract, type ReplyOf } from '../core/endpoint';

export type {
  BookableActivity,
  BookableSession,
  Session,
  ActivitySummary,
  Activity,
} from './activity.schema';

export const activityContract = contract(
  () => import(/* webpackChunkName: "house-checks" */ './activity.schema').then((it) => it.activityChecks),
  {
    listActivities: {
      method: 'GET',
      path: '/web/property/:property/activities',
      summary: 'Lists activities, bookable and others',
    },
    getSchedule: {
      method: 'GET',
      path: '/web/property/:property/activities/schedule',
      summary: 'Lists the sessions of some days; by default today',
    },
    getActivity: {
      method: 'GET',
      path: '/web/property/:property/activity/:activityId',
      summary: 'Returns an activity with its next sessions',
    },
    listSessions: {
      method: 'GET',
      path: '/web/property/:property/activity/:activityId/bookableActivities/:bookableActivityId/sessions',
      summary: 'Lists the sessions of a bookable activity',
    },
  },
);

export type ActivityList = ReplyOf<typeof activityContract.listActivities>;
export type Schedule = ReplyOf<typeof activityContract.getSchedule>;
