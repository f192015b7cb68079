import { contract, type ReplyOf } from '../core/endpoint';

export type { PostBody, PostChange, PostingClosed } from './posting.schema';

/** The calls with which guests write posts. */
export const postingContract = contract(() => import('./posting.schema').then((it) => it.postingChecks), {
  getOwnShare: {
    method: 'GET',
    path: '/web/property/:property/share/me',
    summary: 'Returns whether the caller may post, and what is still needed for it',
  },
  acceptGuidelines: {
    method: 'PUT',
    path: '/web/property/:property/guidelines/accept',
    summary: 'Accepts the guidelines for posts in their current version',
    needsGuest: true,
  },
  createPost: {
    method: 'POST',
    path: '/web/property/:property/post',
    summary: 'Publishes a post; its key becomes its id, and sending it again publishes nothing new',
    needsGuest: true,
    status: 201,
  },
  checkWords: {
    method: 'POST',
    path: '/web/property/:property/share/words',
    summary: 'Returns the places of a post for which it would be refused, before it is sent',
    needsGuest: true,
  },
  editPost: {
    method: 'PUT',
    path: '/web/property/:property/post/:postId',
    summary: 'Changes an own post within 15 minutes',
    needsGuest: true,
  },
  deletePost: {
    method: 'DELETE',
    path: '/web/property/:property/post/:postId',
    summary: 'Deletes an own post with its photos and comments',
    needsGuest: true,
    status: 204,
  },
  requestUpload: {
    method: 'POST',
    path: '/web/property/:property/uploads',
    summary: 'Returns a ticket for uploading a photo of a post',
    needsGuest: true,
  },
  listBlockedGuests: {
    method: 'GET',
    path: '/web/property/:property/share/blocks',
    summary: 'Returns the guests whose posts and comments the caller has hidden, the latest first',
    needsGuest: true,
  },
  blockGuest: {
    method: 'PUT',
    path: '/web/property/:property/guest/:uuid/block',
    summary: 'Hides the posts and comments of a guest from the caller',
    needsGuest: true,
    status: 204,
  },
  unblockGuest: {
    method: 'DELETE',
    path: '/web/property/:property/guest/:uuid/block',
    summary: 'Shows the posts and comments of a guest again',
    needsGuest: true,
    status: 204,
  },
});

export type OwnShare = ReplyOf<typeof postingContract.getOwnShare>;
/** The paragraphs that a new version of the guidelines has and those that it no longer has. */
export type GuidelinesChanges = NonNullable<OwnShare['guidelinesChanges']>;
/** The steps that a guest still has to take before they may post, in this order. */
export type PostingNeed = OwnShare['needs'][number];
