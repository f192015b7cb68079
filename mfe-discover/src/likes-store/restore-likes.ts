import type { Host } from '@guest/shared';
import { LIKE_PERSISTED, WAITING_LIKES } from '@guest/shared/guest-outbox/persisted-like';
import { savedWaiting } from '@guest/shared/guest-outbox/saved-waiting';
import { likesStoreOf, type LikeChoice } from './likes.store';

/**
 * Shows the likes that wait since an earlier page as soon as the guest is known, before the outbox is open. The likes of one
 * guest are never shown to the next one who signs in at the same page.
 */
export function restoreLikes(host: Pick<Host, 'queries' | 'session'>): void {
  let shown: string | undefined;
  host.session.subscribe(restore);
  restore();

  function restore() {
    const guest = host.session.getState().user?.guest_uuid;
    if (guest === shown) return;
    shown = guest;
    const store = likesStoreOf(host);
    if (guest !== undefined && store.getState().guest === guest) return;
    store.setState({
      guest: guest ?? null,
      choices: guest === undefined ? {} : savedLikes(guest),
      answers: {},
    });
  }
}

/**
 * Shows a like that another package persists while this page is open, such as that of a sign-up. Returns the function that ends
 * this.
 */
export function showPersistedLikes(host: Pick<Host, 'queries'>): () => void {
  const show = () => {
    const { guest, chosen } = likesStoreOf(host).getState();
    if (!guest) return;
    for (const [id, choice] of Object.entries(savedLikes(guest))) chosen(id, choice);
  };
  addEventListener(LIKE_PERSISTED, show);
  return () => removeEventListener(LIKE_PERSISTED, show);
}

export function savedLikes(guest: string): Readonly<Record<string, LikeChoice>> {
  const saved = savedWaiting(WAITING_LIKES);
  return saved?.guest === guest ? (saved.waiting as Record<string, LikeChoice>) : {};
}
