import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { firstRead, type FirstReads } from '@guest/shared/routes/first-read';

/** The page size keeps the document of the first page small. */
export const POSTS_PER_PAGE = 10;

const inProperty = { property: ':property' } as const;
const ofPost = { ...inProperty, postId: ':id' } as const;

export const reads: FirstReads = {
  'property-discover': [
    firstRead(feedContract.listPosts, inProperty, { tag: '?tag', limit: `=${POSTS_PER_PAGE}` }),
  ],
  'property-discover-id': [
    firstRead(feedContract.getPost, ofPost),
    firstRead(feedContract.listComments, ofPost),
  ],
  'property-discover-post-id': [firstRead(feedContract.getPost, ofPost)],
  'property-discover-guidelines': [firstRead(feedContract.getGuidelines, inProperty)],
};
