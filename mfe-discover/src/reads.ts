import { feedContract } from '@guest/shared/contracts/feed.contract';
import { firstRead, type FirstReads } from '@guest/shared/contracts/first-read';

const inProperty = { property: ':property' } as const;
const ofPost = { ...inProperty, postId: ':id' } as const;

export const reads: FirstReads = {
  'property-discover': [firstRead(feedContract.listPosts, inProperty, { tag: '?tag' })],
  'property-discover-id': [
    firstRead(feedContract.getPost, ofPost),
    firstRead(feedContract.listComments, ofPost),
  ],
  'property-discover-guidelines': [firstRead(feedContract.getGuidelines, inProperty)],
};
