import { useHost } from '@guest/shared';
import { nextLikeSeq } from '@guest/shared/contracts/feed/like-seq';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRequireGuest } from '@guest/shared/session/use-require-guest';
import { useIsAnonymous } from '@guest/shared/session/use-is-anonymous';
import { useStore } from 'zustand';
import { likesStoreOf } from '../likes-store/likes.store';
import { sendLike } from './send-like';
import { shownLike, type LikedItem } from './shown-like';

/** Names the post or comment, and the post to which a visitor returns after signing in. */
export interface LikeSubject {
  subject: 'post' | 'comment';
  item: LikedItem;
  postId: string;
}

/** Returns the like that is shown and the function that changes it. */
export function useLike({ subject, item, postId }: LikeSubject) {
  const host = useHost();
  const property = usePathParam('property');
  const requireGuest = useRequireGuest();
  const isAnonymous = useIsAnonymous();
  const store = likesStoreOf(host);
  const answer = useStore(store, ({ answers }) => answers[item.id]);
  const choice = useStore(store, ({ choices }) => choices[item.id]);
  const { isLiked, likes: count, lastSeq } = shownLike(item, answer, choice);

  return {
    isAnonymous,
    isLiked: isLiked && !isAnonymous,
    count,
    async toggle(): Promise<void> {
      // P-02: a visitor signs in first; the like of a post stands when they return.
      if (await requireGuest(subject === 'post' ? 'like' : 'post', postId)) return;
      sendLike(host, {
        property,
        subject,
        id: item.id,
        isLiked: !isLiked,
        seq: nextLikeSeq(host.now(), lastSeq),
      });
    },
  };
}
