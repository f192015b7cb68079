import type { ChatStore } from '../model/store/chat.store';
import type { Sync } from '../sync/start-sync';

const LOOKS_EVERY_MS = 30_000;

/** Synchronises when the page becomes visible or comes online, and every 30 seconds while it is visible. */
export function followPage(store: ChatStore, { look }: Pick<Sync, 'look'>): () => void {
  const seen = () => {
    store.getState().visibilityChanged(!document.hidden);
    if (!document.hidden) void look();
  };
  const lookIfSeen = () => {
    if (!document.hidden) void look();
  };
  store.getState().visibilityChanged(!document.hidden);
  document.addEventListener('visibilitychange', seen);
  addEventListener('pageshow', lookIfSeen);
  addEventListener('online', lookIfSeen);
  const timer = setInterval(lookIfSeen, LOOKS_EVERY_MS);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pageshow', lookIfSeen);
    removeEventListener('online', lookIfSeen);
    clearInterval(timer);
  };
}
