import * as z from '@guest/shared/contracts/zod';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { removeStored } from '@guest/shared/storage/stored-names';
import type { ChatState } from '../model/state/chat-state';
import type { ChatStore } from '../model/store/chat.store';

const SAVE_DELAY_MS = 500;
/**
 * The shell deletes entries with this prefix at sign-out; after an expired session the same guest finds the
 * drafts again.
 */
const PREFIX = 'draft-chat ';
const storageKeyOf = (guest: string) => PREFIX + guest;
const draftsSchema = z.record(z.string(), z.object({ text: z.string(), replyTo: z.optional(z.string()) }));

/** Restores the drafts of this guest and deletes those of other guests on the same device. */
export function restoreDrafts(store: ChatStore, guest: string): void {
  removeStored(deviceStorage, (name) => name.startsWith(PREFIX) && name !== storageKeyOf(guest));
  store.getState().draftsRestored(draftsIn(deviceStorage.getItem(storageKeyOf(guest))));
}

/**
 * Stores the text of drafts half a second after the last keystroke, and at once when the page is hidden or
 * left. Returns its stop function.
 */
export function persistDrafts(store: ChatStore, guest: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    const { drafts } = store.getState();
    const entries = Object.entries(drafts).flatMap(([room, { files: _files, ...draft }]) =>
      draft.text === '' ? [] : [[room, draft]],
    );
    const saved = entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries));
    deviceStorage.setItem(storageKeyOf(guest), saved);
  }
  const saveNow = () => timer !== undefined && save();

  const stop = store.subscribe(({ drafts, activeRoomId }, before) => {
    if (drafts !== before.drafts) {
      clearTimeout(timer);
      timer = setTimeout(save, SAVE_DELAY_MS);
    }
    if (activeRoomId !== before.activeRoomId) saveNow();
  });
  document.addEventListener('visibilitychange', saveNow);
  addEventListener('pagehide', saveNow);
  return () => {
    saveNow();
    stop();
    document.removeEventListener('visibilitychange', saveNow);
    removeEventListener('pagehide', saveNow);
  };
}

function draftsIn(saved: string | null): ChatState['drafts'] {
  try {
    const drafts = draftsSchema.safeParse(JSON.parse(saved ?? '{}'));
    return drafts.success ? drafts.data : {};
  } catch {
    // The value is not JSON, so other code has written under this name.
    return {};
  }
}
