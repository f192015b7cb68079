import { socketPushesOf, socketRequestsOf } from '../core/socket-call';

export type { SharePolicy, StaffCase } from './moderation-socket.schema';

/** The socket requests of the supervisors who look after what guests publish. */
export const moderationRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "moderation-socket-checks" */ './moderation-socket.schema').then(
      (it) => it.moderationRequestChecks,
    ),
  {
    loadModeration: { summary: 'Supervisors: the cases, the gravest and oldest first' },
    openCase: { summary: 'Supervisors: opens a case about something that nobody has reported' },
    takeCase: { summary: 'Supervisors: takes a case, so that others see who looks at it' },
    decideCase: { summary: 'Supervisors: dismisses or upholds a case' },
    reopenCase: { summary: 'Supervisors: takes a decision back, within 30 days' },
    decideAppeal: { summary: 'Supervisors: answers the appeal of an author' },
    loadPending: { summary: 'Supervisors: posts and comments that wait for a look' },
    decidePending: { summary: 'Supervisors: publishes or removes what waits' },
    pinPost: { summary: 'Supervisors: pins a post to the top of the feed, or unpins it' },
    lockComments: { summary: 'Supervisors: closes or opens the comments of a post' },
    loadTerms: { summary: 'Supervisors: the words that guests may not publish' },
    changeTerms: { summary: 'Supervisors: adds, changes or removes a blocked term' },
    restrictGuest: { summary: 'Supervisors: forbids a guest to publish for some days' },
    liftRestriction: { summary: 'Supervisors: lets a guest publish again' },
    loadRestrictions: { summary: 'Supervisors: the guests who may not publish, and until when' },
    loadSharePolicy: { summary: 'Supervisors: when guests may publish, and what staff see first' },
    changeSharePolicy: { summary: 'Supervisors: changes when guests may publish, and what staff see first' },
  },
);

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
