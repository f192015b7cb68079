import { socketPushesOf } from '../core/socket-call';

/** The pushes about what guests share. Likes and comments are not pushed. */
export const sharePushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "socket-checks" */ './share-socket.schema').then((it) => it.sharePushChecks),
  {
    postUpdated: 'To everybody at the property: a post was published, changed or taken away',
  },
);
