import type { ChatStore } from '../model/store/chat.store';
import { readKept, writeKept } from './chat-database';
import { keptOf, restoredFrom } from './kept-chat';
import { keptChatSchema } from './kept-chat.schema';

/** After the last change: a conversation that goes back and forth is not written with each line. */
const WRITES_AFTER_MS = 1_000;

/** Shows what was kept at once, before the server is asked; nothing where the device keeps nothing. */
export async function restoreChat(store: ChatStore, guest: string): Promise<void> {
  const kept = keptChatSchema.safeParse(await readKept(guest));
  const isStillThere = store.getState().me?.chat_uuid === guest;
  if (kept.success && isStillThere) store.getState().restored(restoredFrom(kept.data));
}

/** Keeps the newest of rooms and messages for reading without a network. Returns its stop function. */
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
