import { socketRequestsOf } from '../core/socket-call';

export type { SharedComment, SharedPost } from './staff-feed-socket.schema';

/** The socket requests with which staff read the feed, and write in it as the hotel. */
export const staffFeedRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "staff-feed-socket-checks" */ './staff-feed-socket.schema').then(
      (it) => it.staffFeedRequestChecks,
    ),
  {
    loadSharePosts: { summary: 'Staff: the newest posts; supervisors also see those that guests do not' },
    loadShareComments: { summary: 'Staff: the comments on a post, or the newest of all posts' },
    newHousePost: { summary: 'Staff: publishes a post under their nickname' },
    newHouseComment: { summary: 'Staff: comments on a post under their nickname' },
    deleteHousePost: { summary: 'Staff: deletes an own post; supervisors those of all staff' },
    deleteHouseComment: { summary: 'Staff: deletes an own comment; supervisors those of all staff' },
  },
);
