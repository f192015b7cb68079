import type { Host } from '@guest/shared';
import { shareOf } from '../outbox/share';
import type { WaitingLike } from '../outbox/like-sender';
import { persistLike } from '../likes-store/persist-like';
import { likesStoreOf } from '../likes-store/likes.store';

/** Shows and keeps a choice within the frame of the tap, before the outbox is loaded, and sends it. */
export function sendLike(host: Host, like: WaitingLike): void {
  const store = likesStoreOf(host);
  const { chosen, forgotten } = store.getState();
  const guest = host.session.getState().user?.guest_uuid;
  chosen(like.id, { isLiked: like.isLiked, seq: like.seq });
  if (guest) persistLike(store, guest, like);
  shareOf(host)
    .open()
    .then((outbox) => (outbox ? outbox.like(like) : forgotten(like.id, like.seq)), reportError);
}
