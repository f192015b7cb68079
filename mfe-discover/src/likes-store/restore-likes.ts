import type { Host } from '@guest/shared';
import { savedWaiting } from '@guest/shared/guest-outbox/saved-waiting';
import { likesStoreOf, type LikeChoice } from './likes.store';

/** The name under which waiting likes are saved for the first drawing of the next page. */
export const WAITING_LIKES = 'outbox-likes';

/** Shows the likes that wait since an earlier page as soon as the guest is known, before the outbox is open. */
export function restoreLikes(host: Pick<Host, 'queries' | 'session'>): void {
  const stop = host.session.subscribe(restore);
  restore();

  function restore() {
    const { user } = host.session.getState();
    if (!user) return;
    stop();
    likesStoreOf(host).setState({ choices: savedLikes(user.guest_uuid) });
  }
}

export function savedLikes(guest: string): Readonly<Record<string, LikeChoice>> {
  const saved = savedWaiting(WAITING_LIKES);
  return saved?.guest === guest ? (saved.waiting as Record<string, LikeChoice>) : {};
}
