import { contract } from '../core/endpoint';

export type { Announcement } from './announcement.schema';

export const announcementContract = contract(
  () =>
    import(/* webpackChunkName: "house-checks" */ './announcement.schema').then(
      (it) => it.announcementChecks,
    ),
  {
    listAnnouncements: {
      method: 'GET',
      path: '/web/property/:property/announcements',
      summary: 'Lists current announcements, newest first',
    },
  },
);
