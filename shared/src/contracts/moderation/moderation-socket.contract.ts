import { socketPushesOf } from '../core/socket-call';

export const moderationPushes = socketPushesOf(
  () =>
    import(/* webpackChunkName: "moderation-socket-checks" */ './moderation-socket.schema').then(
      (it) => it.moderationPushChecks,
    ),
  {
    caseOpened: 'To supervisors: something was reported for the first time',
    caseChanged: 'To supervisors: a case has another report, state or decision',
  },
);
