import { pageMemory } from '@guest/shared/storage/device-storage';
import type { ChatStore } from '../model/store/chat.store';
import { readSnapshot, writeSnapshot } from './chat-database';
import { toSnapshot, fromSnapshot } from './chat-snapshot';
import { chatSnapshotSchema } from './chat-snapshot.schema';

/**
 * The delay after the first change, so that a lively conversation is written at most once per second. A page that is
 * hidden or left writes at once.
 */
const WRITE_DELAY_MS = 1_000;

/**
 * Shows the stored snapshot before the server replies, unless the guest has changed or the snapshot is
 * invalid.
 */
export async function restoreChat(store: ChatStore, guest: string): Promise<void> {
  const snapshot = chatSnapshotSchema.safeParse(await readSnapshot(guest));
  const isSameGuest = store.getState().me?.chat_uuid === guest;
  if (snapshot.success && isSameGuest) store.getState().restored(fromSnapshot(snapshot.data));
}

/**
 * Stores the newest rooms and messages for offline reading. If the device has no space for them, the page reports
 * that once and continues without. Returns its stop function.
 */
export function persistChat(store: ChatStore, guest: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const snapshot = toSnapshot(store.getState());
    if (snapshot) writeSnapshot(guest, snapshot).catch(pageMemory);
  }

  const writeNow = () => void (timer !== undefined && write());

  document.addEventListener('visibilitychange', writeNow);
  addEventListener('pagehide', writeNow);
  const stop = store.subscribe(({ rooms, logs, staff }, before) => {
    if (rooms === before.rooms && logs === before.logs && staff === before.staff) return;
    timer ??= setTimeout(write, WRITE_DELAY_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', writeNow);
    removeEventListener('pagehide', writeNow);
  };
}
