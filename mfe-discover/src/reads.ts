import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { firstRead, type FirstReads } from '@guest/shared/routes/first-read';

/** So many that the document with the first of them stays small; the rest comes as the guest reads on. */
export const POSTS_AT_ONCE = 10;

const inProperty = { property: ':property' } as const;
const ofPost = { ...inProperty, postId: ':id' } as const;

export const reads: FirstReads = {
  'property-discover': [
    firstRead(feedContract.listPosts, inProperty, { tag: '?tag', limit: `=${POSTS_AT_ONCE}` }),
  ],
  'property-discover-id': [
    firstRead(feedContract.getPost, ofPost),
    firstRead(feedContract.listComments, ofPost),
  ],
  // Not shown yet, but a post that is not there is the 404 page here too.
  'property-discover-post-id': [firstRead(feedContract.getPost, ofPost)],
  'property-discover-guidelines': [firstRead(feedContract.getGuidelines, inProperty)],
};
