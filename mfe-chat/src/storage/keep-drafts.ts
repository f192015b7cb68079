import * as z from '@guest/shared/contracts/core/zod';
import type { ChatState } from '../model/state/chat-state';
import type { ChatStore } from '../model/store/chat.store';

const SAVES_AFTER_MS = 500;
/** Begins as what a session that ends by itself leaves to the same guest. */
const PREFIX = 'draft-chat ';
const nameOf = (guest: string) => PREFIX + guest;
const draftsSchema = z.record(z.string(), z.object({ text: z.string(), replyTo: z.optional(z.string()) }));

/** Brings back what this guest has begun. What another one has, on the same device, is nobody's any more. */
export function restoreDrafts(store: ChatStore, guest: string): void {
  const others = Object.keys(localStorage).filter(
    (name) => name.startsWith(PREFIX) && name !== nameOf(guest),
  );
  for (const name of others) localStorage.removeItem(name);
  store.getState().draftsRestored(draftsIn(localStorage.getItem(nameOf(guest))));
}

/**
 * Keeps the words that are being written: half a second after the last letter, and at once when the page is hidden or left, for a
 * closed tab gets no half second. Returns its stop function.
 */
export function keepDrafts(store: ChatStore, guest: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    timer = undefined;
    const { drafts } = store.getState();
    try {
      const written = Object.entries(drafts).flatMap(([room, { files: _files, ...words }]) =>
        words.text === '' ? [] : [[room, words]],
      );
      if (written.length === 0) localStorage.removeItem(nameOf(guest));
      else localStorage.setItem(nameOf(guest), JSON.stringify(Object.fromEntries(written)));
    } catch {
      // A full device keeps the draft as long as the page is open, and no longer.
    }
  }
  const saveNow = () => timer !== undefined && save();

  const stop = store.subscribe(({ drafts, activeRoomId }, before) => {
    if (drafts !== before.drafts) {
      clearTimeout(timer);
      timer = setTimeout(save, SAVES_AFTER_MS);
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
    // Not even JSON: somebody else's value under our name.
    return {};
  }
}
