import type { Host } from '@guest/shared';
import { shareOf } from '../outbox/share';
import type { WaitingLike } from '../outbox/like-sender';
import { likesStoreOf } from '../likes-store/likes.store';

/** Shows a choice within the frame of the tap, before the outbox is loaded, and sends it. */
export function sendLike(host: Host, like: WaitingLike): void {
  const { chosen, forgotten } = likesStoreOf(host).getState();
  chosen(like.id, { isLiked: like.isLiked, seq: like.seq });
  shareOf(host)
    .open()
    .then((outbox) => (outbox ? outbox.like(like) : forgotten(like.id, like.seq)), reportError);
}
