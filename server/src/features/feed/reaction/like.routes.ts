import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { signInRequired } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/errors/request-error';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { LikeRepository } from './like.repository';
import type { PostRepository } from '../post/post.repository';

/** Likes and unlikes share this limit; it is far above what a person taps. */
const LIKES_PER_MINUTE = 30;

export function likeRoutes(
  serveInProperty: ServeInProperty,
  posts: PostRepository,
  likes: LikeRepository,
  now: () => number,
): void {
  const limit = { perMinute: LIKES_PER_MINUTE, now };
  const liked = { like: feedContract.likePost, unlike: feedContract.unlikePost };

  for (const act of ['like', 'unlike'] as const) {
    serveInProperty(
      liked[act],
      async ({ params: { postId }, guest }, { property }) => {
        if (!guest) throw signInRequired();
        if (!(await posts.exists(property.id, postId, now()))) throw notFound();
        const count = await likes[act]({ propertyId: property.id, postId, guestId: guest.id });
        return { id: postId, isLiked: act === 'like', likes: count };
      },
      limit,
    );
  }
}
