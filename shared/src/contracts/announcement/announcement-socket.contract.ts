import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

/** The socket requests for announcements. */
export const announcementRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './announcement-socket.schema').then(
      (it) => it.announcementSocketChecks,
    ),
  {
    getAnnouncementMessages: { summary: 'What the house has to say now' },
    sendAnnouncementMessage: { summary: 'Supervisors: says something to every guest' },
    deleteAnnouncementMessage: { summary: 'Supervisors: takes it back at once' },
    acknowledgeAnnouncement: { summary: 'The guest has read it' },
  },
);

/** The socket pushes for announcements. */
export const announcementPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './announcement-socket.schema').then(
      (it) => it.announcementPushChecks,
    ),
  {
    sendAnnouncementMessage: 'The house has something to say',
    deleteAnnouncementMessage: 'It does not any more',
    announcementUpdated: 'Another device of the guest has acknowledged it',
  },
);
