import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

/** The socket requests for announcements. */
export const announcementRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './announcement-socket.schema').then(
      (it) => it.announcementSocketChecks,
    ),
  {
    getAnnouncementMessages: { summary: 'Lists current announcements' },
    sendAnnouncementMessage: { summary: 'Sends an announcement; supervisors only' },
    deleteAnnouncementMessage: { summary: 'Withdraws an announcement; supervisors only' },
    acknowledgeAnnouncement: { summary: 'Confirms that the guest has read it' },
  },
);

/** The socket pushes for announcements. */
export const announcementPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './announcement-socket.schema').then(
      (it) => it.announcementPushChecks,
    ),
  {
    sendAnnouncementMessage: 'A new announcement',
    deleteAnnouncementMessage: 'An announcement was withdrawn',
    announcementUpdated: 'Another device of the guest has acknowledged it',
  },
);
