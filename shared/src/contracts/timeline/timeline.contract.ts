import { contract } from '../core/endpoint';

export type { CalendarFeed, Conflict, Timeline, TimelineAction, TimelineItem } from './timeline.schema';

export const timelineContract = contract(
  () => import(/* webpackChunkName: "guest-checks" */ './timeline.schema').then((it) => it.timelineChecks),
  {
    getTimeline: {
      method: 'GET',
      path: '/web/property/:property/timeline',
      summary: 'The guest’s stay, bookings, orders and requests in order of time',
      needsGuest: true,
    },
    getCalendarFeed: {
      method: 'GET',
      path: '/web/property/:property/timeline/feed',
      summary: 'Whether a calendar app can follow the guest’s stay',
      needsGuest: true,
    },
    createCalendarFeed: {
      method: 'POST',
      path: '/web/property/:property/timeline/feed',
      summary: 'Creates the private address for calendar apps and revokes the previous one',
      needsGuest: true,
      status: 201,
    },
    revokeCalendarFeed: {
      method: 'DELETE',
      path: '/web/property/:property/timeline/feed',
      summary: 'Revokes the private address for calendar apps',
      needsGuest: true,
      status: 204,
    },
  },
);
