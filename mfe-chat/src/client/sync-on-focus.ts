import type { ChatStore } from '../model/store/chat.store';
import type { Sync } from '../sync/start-sync';

const SYNC_INTERVAL_MS = 30_000;

/** Synchronises when the page becomes visible or comes online, and every 30 seconds while it is visible. */
export function syncOnFocus(store: ChatStore, { refresh }: Pick<Sync, 'refresh'>): () => void {
  const onVisibilityChange = () => {
    store.getState().visibilityChanged(!document.hidden);
    if (!document.hidden) void refresh();
  };
  const refreshIfVisible = () => {
    if (!document.hidden) void refresh();
  };
  store.getState().visibilityChanged(!document.hidden);
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pageshow', refreshIfVisible);
  addEventListener('online', refreshIfVisible);
  const timer = setInterval(refreshIfVisible, SYNC_INTERVAL_MS);
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('pageshow', refreshIfVisible);
    removeEventListener('online', refreshIfVisible);
    clearInterval(timer);
  };
}
