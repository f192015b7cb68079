import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { MAX_SEQ_AHEAD_MS } from '@guest/shared/contracts/feed/like-seq';
import { malformedIn, notFound } from '../../../platform/errors/request-error';
import type { Guest } from '../../../platform/http/authentication';
import { requireGuest } from '../../../platform/http/require-guest';
import type { ServeInProperty } from '../../property/serve-in-property';
import type { LikeChoice, LikeRepository, LikeState } from './like.repository';

/** The limit of each endpoint; it is far above what a person taps. */
const LIKES_PER_MINUTE = 60;

export function likeRoutes(serveInProperty: ServeInProperty, likes: LikeRepository, now: () => number): void {
  const limit = { perMinute: LIKES_PER_MINUTE, now };

  async function save(
    write: (choice: LikeChoice) => Promise<LikeState | undefined>,
    choice: Omit<LikeChoice, 'guestId' | 'now' | 'seq'> & {
      guest: Guest;
      body: { seq?: number } | null | undefined;
    },
  ) {
    const { guest, body, ...chosen } = choice;
    const seq = body?.seq;
    if (seq !== undefined && seq > now() + MAX_SEQ_AHEAD_MS) throw malformedIn('seq');
    const saved = await write({ ...chosen, guestId: guest.id, seq, now: now() });
    if (!saved) throw notFound();
    return { id: chosen.id, ...saved };
  }

  for (const isLiked of [true, false]) {
    serveInProperty(
      isLiked ? feedContract.likePost : feedContract.unlikePost,
      async (call, { property }) =>
        save(likes.savePostLike, {
          propertyId: property.id,
          id: call.params.postId,
          guest: requireGuest(call),
          body: call.body,
          isLiked,
        }),
      limit,
    );
    serveInProperty(
      isLiked ? feedContract.likeComment : feedContract.unlikeComment,
      async (call, { property }) =>
        save(likes.saveCommentLike, {
          propertyId: property.id,
          id: call.params.commentId,
          guest: requireGuest(call),
          body: call.body,
          isLiked,
        }),
      limit,
    );
  }
}
