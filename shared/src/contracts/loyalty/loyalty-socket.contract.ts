import { socketRequestsOf } from '../core/socket-call';

/** The socket requests of staff for the loyalty programme. */
export const loyaltyRequests = socketRequestsOf(
  () =>
    import(/* webpackChunkName: "dining-socket-checks" */ './loyalty-socket.schema').then(
      (it) => it.loyaltySocketChecks,
    ),
  {
    loadLoyaltyClaims: { summary: 'Open claims' },
    answerLoyaltyClaim: { summary: 'Answers a claim' },
    adjustLoyalty: { summary: 'Adds or takes' },
  },
);
