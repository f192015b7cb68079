import type { Host } from '@guest/shared';
import { countSavedBaskets } from '@guest/shared/session/saved-baskets';
import { countChatDrafts } from '@guest/shared/session/saved-chat-drafts';
import { savedOutboxes, type Unsent } from '@guest/shared/session/saved-outboxes';
import { countShareDrafts } from '@guest/shared/session/saved-share-drafts';

/** The numbers of unsent items that signing out deletes. */
export interface SignOutLosses extends Unsent {
  orders: number;
}

/**
 * Counts the unsent items that signing out deletes from this device: at all hotels, because the guest has an outbox at
 * each. Items that the device refused to store exist only in this page, so the higher count of the two is right.
 */
export async function countSignOutLosses({
  session,
  unsent,
}: Pick<Host, 'session' | 'unsent'>): Promise<SignOutLosses> {
  const { messages, posts } = unsent.getState();
  const shown = { messages, posts: posts + countShareDrafts(), orders: countSavedBaskets() };
  const [{ own, others }, drafts] = await Promise.all([
    savedOutboxes(session.getState().user?.guest_uuid),
    countChatDrafts(),
  ]);
  return {
    messages: Math.max(messages, own.messages) + others.messages + drafts,
    requests: own.requests + others.requests,
    posts: shown.posts + Math.max(0, own.posts - posts) + others.posts,
    changes: own.changes + others.changes,
    orders: shown.orders,
  };
}
