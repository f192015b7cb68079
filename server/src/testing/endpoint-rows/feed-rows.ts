import type { EndpointRow } from './endpoint-row';

/** Defines who may read and like posts and comments. */
export const feedRows = (postParams: { postId: string }, commentParams: { commentId: string }) =>
  ({
    listPosts: { who: 'open' },
    getPost: { who: 'open', params: postParams },
    likePost: { who: 'guests', params: postParams },
    unlikePost: { who: 'guests', params: postParams },
    likeComment: { who: 'guests', params: commentParams },
    unlikeComment: { who: 'guests', params: commentParams },
    listComments: { who: 'open', params: postParams },
    getGuidelines: { who: 'open' },
  }) satisfies Record<string, EndpointRow>;
