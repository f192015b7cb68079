import * as z from '@guest/shared/contracts/zod';
import { deviceStorage } from '@guest/shared/storage/device-storage';
import { storedEntries } from '@guest/shared/storage/stored-names';
import { UNSENT_RETENTION_MS } from '@guest/shared/storage/unsent-retention';
import type { ChatStore } from '../model/store/chat.store';

const SAVE_DELAY_MS = 500;
/**
 * The shell deletes entries with this prefix at sign-out; after an expired session the same guest finds the
 * drafts again.
 */
const PREFIX = 'draft-chat ';
const storageKeyOf = (guest: string) => PREFIX + guest;
const draftsSchema = z.record(z.string(), z.object({ text: z.string(), replyTo: z.optional(z.string()) }));

/** Each draft is stored with the time in epoch milliseconds. Earlier releases have stored none. */
const datesSchema = z.record(z.string(), z.object({ at: z.optional(z.number()) }));

/** Restores the drafts of this guest and deletes those of other guests on the same device that are too old. */
export function restoreDrafts(store: ChatStore, guest: string): void {
  clearOldDrafts(guest);
  const saved = deviceStorage.getItem(storageKeyOf(guest));
  store.getState().draftsRestored(parseEntries(draftsSchema, saved));
}

function clearOldDrafts(guest: string): void {
  const isOthers = (name: string) => name.startsWith(PREFIX) && name !== storageKeyOf(guest);
  for (const [name, saved] of storedEntries(deviceStorage, isOthers)) {
    const dates = Object.values(parseEntries(datesSchema, saved)).map(({ at }) => at ?? 0);
    if (!dates.some((at) => Date.now() - at < UNSENT_RETENTION_MS)) deviceStorage.setItem(name, null);
  }
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
      draft.text === '' ? [] : [[room, { ...draft, at: Date.now() }]],
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

/** Returns the stored drafts by room, or none if another release has stored another format. */
function parseEntries<T>(schema: z.ZodMiniType<Record<string, T>>, saved: string | null): Record<string, T> {
  try {
    return schema.safeParse(JSON.parse(saved ?? '{}')).data ?? {};
  } catch {
    // The value is not JSON, so other code has written under this name.
    return {};
  }
}
