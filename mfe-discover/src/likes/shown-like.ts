import type { Liked } from '@guest/shared/contracts/feed/feed.schema';
import type { LikeChoice } from '../likes-store/likes.store';

/** A post or comment as a read returned it. */
export interface LikedItem {
  id: string;
  isLiked: boolean;
  likes: number;
  likeSeq?: number | undefined;
}

/** The like as it is shown, and the last `seq` of this guest that is known. */
export interface ShownLike {
  isLiked: boolean;
  likes: number;
  lastSeq: number;
}

/**
 * Derives the like to show from the newest state of the server and the guest's latest choice. The shown number is
 * always computed and never changed in place, so a refusal is undone by forgetting the choice.
 */
export function shownLike(
  item: LikedItem,
  answer: Liked | undefined,
  choice: LikeChoice | undefined,
): ShownLike {
  const { likeSeq = 0 } = item;
  // If both have the same `seq`, the read is newer, because it already contains the result of the answer.
  const base = answer && answer.seq > likeSeq ? answer : item;
  const isLiked = choice?.isLiked ?? base.isLiked;
  return {
    isLiked,
    likes: Math.max(0, base.likes - Number(base.isLiked) + Number(isLiked)),
    lastSeq: Math.max(likeSeq, answer?.seq ?? 0, choice?.seq ?? 0),
  };
}
