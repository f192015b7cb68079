import type { UnreadStore } from '@guest/shared/host-state/unread.store';

/**
 * Shows the number of unread messages on the icon of the installed app. Browsers without badges, and those
 * that refuse one to a page that is not installed, show none. Returns a stop function.
 */
export function showAppBadge(unread: UnreadStore): () => void {
  if (!('setAppBadge' in navigator)) return () => {};
  let shown: number | undefined;
  const update = ({ chat }: { chat: number }) => {
    if (chat === shown) return;
    shown = chat;
    const change = chat > 0 ? navigator.setAppBadge(chat) : navigator.clearAppBadge();
    change.catch(() => {});
  };
  update(unread.getState());
  return unread.subscribe(update);
}
