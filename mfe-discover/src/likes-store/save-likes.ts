import { WAITING_LIKES } from '@guest/shared/guest-outbox/persisted-like';
import { saveWaiting } from '@guest/shared/guest-outbox/save-waiting';
import type { LikesStore } from './likes.store';
import { savedLikes } from './restore-likes';

/** Removes likes that were restored but do not wait any more, because another tab has sent them. */
export function forgetSent(
  store: LikesStore,
  guest: string,
  waiting: readonly { id: string; seq: number }[],
): void {
  for (const [id, { seq }] of Object.entries(savedLikes(guest)))
    if (!waiting.some((like) => like.id === id && like.seq === seq)) store.getState().forgotten(id, seq);
}

/** Saves the likes that wait until the returned function is called. */
export function saveLikes(store: LikesStore, guest: string): () => void {
  function save(): void {
    const { guest: shown = guest, choices } = store.getState();
    // The likes that wait are not lost when their guest signs out.
    if (shown === guest) saveWaiting(WAITING_LIKES, { guest, waiting: choices });
  }
  save();
  return store.subscribe(({ choices }, before) => {
    if (choices !== before.choices) save();
  });
}
