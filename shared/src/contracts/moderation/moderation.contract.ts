import { contract } from '../core/endpoint';

export const moderationContract = contract(
  () => import('./moderation.schema').then((it) => it.moderationChecks),
  {
    flagPost: {
      method: 'PUT',
      path: '/web/property/:property/post/:postId/flag',
      summary: 'Reports a post to the hotel; the default reason is `other`',
      needsGuest: true,
    },
    unflagPost: {
      method: 'PUT',
      path: '/web/property/:property/post/:postId/unflag',
      summary: 'Withdraws a report of a post',
      needsGuest: true,
    },
    flagComment: {
      method: 'PUT',
      path: '/web/property/:property/comment/:commentId/flag',
      summary: 'Reports a comment to the hotel; the default reason is `other`',
      needsGuest: true,
    },
    unflagComment: {
      method: 'PUT',
      path: '/web/property/:property/comment/:commentId/unflag',
      summary: 'Withdraws a report of a comment',
      needsGuest: true,
    },
    flagGuest: {
      method: 'PUT',
      path: '/web/property/:property/guest/:uuid/flag',
      summary: 'Reports a guest to the hotel; the default reason is `other`',
      needsGuest: true,
    },
    unflagGuest: {
      method: 'PUT',
      path: '/web/property/:property/guest/:uuid/unflag',
      summary: 'Withdraws a report of a guest',
      needsGuest: true,
    },
    appealPost: {
      method: 'POST',
      path: '/web/property/:property/post/:postId/appeal',
      summary: 'Asks the hotel once to look again at an own post that it has hidden or removed',
      needsGuest: true,
      status: 204,
    },
    appealComment: {
      method: 'POST',
      path: '/web/property/:property/comment/:commentId/appeal',
      summary: 'Asks the hotel once to look again at an own comment that it has hidden or removed',
      needsGuest: true,
      status: 204,
    },
  },
);
