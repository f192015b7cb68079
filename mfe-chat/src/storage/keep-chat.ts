import type { ChatStore } from '../model/store/chat.store';
import { readKept, writeKept } from './chat-database';
import { keptOf, restoredFrom } from './kept-chat';
import { keptChatSchema } from './kept-chat.schema';

/** The delay after the first change, so that a lively conversation is written at most once per second. */
const WRITES_AFTER_MS = 1_000;

/**
 * Shows the stored snapshot before the server replies, unless the guest has changed or the snapshot is
 * invalid.
 */
export async function restoreChat(store: ChatStore, guest: string): Promise<void> {
  const kept = keptChatSchema.safeParse(await readKept(guest));
  const isStillThere = store.getState().me?.chat_uuid === guest;
  if (kept.success && isStillThere) store.getState().restored(restoredFrom(kept.data));
}

/** Stores the newest rooms and messages for offline reading. Returns its stop function. */
export function keepChat(
  store: ChatStore,
  { guest, failed }: { guest: string; failed: (step: string, error: unknown) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    timer = undefined;
    const kept = keptOf(store.getState());
    if (kept) void writeKept(guest, kept).catch((error: unknown) => failed('keeping the chat', error));
  }

  const stop = store.subscribe(({ rooms, logs, staff }, before) => {
    if (rooms === before.rooms && logs === before.logs && staff === before.staff) return;
    timer ??= setTimeout(write, WRITES_AFTER_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
