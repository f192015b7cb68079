import type { ChatState } from '../model/state/chat-state';
import type { ChatStore } from '../model/store/chat.store';
import type { DraftFile } from '../model/state/room';
import { openDraftFiles, type DraftFileDatabase, type StoredDraftFile } from './draft-file-database';

const MAX_BYTES = 100_000_000;
/**
 * A sent file leaves the draft before the outbox has stored it. The delay keeps a copy on the device in case
 * the page is killed in between.
 */
const DELETE_DELAY_MS = 1_000;

interface PersistDraftFilesDeps {
  guest: string;
  now: () => number;
  /** Reports whether a file is already a message of the outbox. */
  isSent: (key: string) => boolean;
  /** Called if the device has no space, so that the file is lost when the page closes. */
  onStorageFailed: () => void;
}

/**
 * Stores the files of drafts on the device and restores them at the start. They last as long as the text beside them:
 * until the guest sends or removes them, or signs out. A file that is sent or removed in
 * one tab disappears from the guest's other tabs. Returns its stop function.
 */
export function persistDraftFiles(
  store: ChatStore,
  { guest, now, isSent, onStorageFailed }: PersistDraftFilesDeps,
): () => void {
  let isStopped = false;
  const opening = openDraftFiles(guest, { now, onStorageFailed: () => isStopped || onStorageFailed() });
  const tabs = new BroadcastChannel(`draft-files ${guest}`);
  const stored = new Map<string, StoredDraftFile>();
  const removedKeys = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const onDevice = (work: (files: DraftFileDatabase) => Promise<unknown>) =>
    void opening.then(work).catch(() => isStopped || onStorageFailed());

  async function restore(files: DraftFileDatabase): Promise<void> {
    const all = (await files.all()).toSorted((one, other) => one.place - other.place);
    const left = all.filter(({ key }) => !stored.has(key));
    const found = left.filter(({ key }) => !isSent(key));
    await files.remove(left.filter((file) => !found.includes(file)).map(({ key }) => key));
    if (isStopped) return;
    for (const file of found) stored.set(file.key, file);
    store.getState().draftFilesFound(found);
  }

  function syncFiles({ drafts }: ChatState): void {
    const wanted = filesIn(drafts);
    for (const { key, room, attachment } of wanted.values()) {
      const before = stored.get(key);
      if (before?.room === room) continue;
      last = Math.max(last + 1, now());
      saveFile({ at: now(), place: last, ...before, key, room, attachment });
    }
    const left = [...stored.keys()].filter((key) => !wanted.has(key));
    if (left.length === 0) return;
    for (const key of left) {
      stored.delete(key);
      removedKeys.add(key);
    }
    tabs.postMessage(left);
    timer ??= setTimeout(deleteRemoved, DELETE_DELAY_MS);
  }

  function saveFile(file: StoredDraftFile): void {
    stored.set(file.key, file);
    removedKeys.delete(file.key);
    const bytes = [...stored.values()].reduce((sum, { attachment }) => sum + attachment.blob.size, 0);
    if (bytes > MAX_BYTES) onStorageFailed();
    else onDevice((files) => files.put(file));
  }

  function deleteRemoved(): void {
    clearTimeout(timer);
    timer = undefined;
    const keys = [...removedKeys];
    removedKeys.clear();
    if (keys.length > 0) onDevice((files) => files.remove(keys));
  }

  tabs.onmessage = ({ data }: MessageEvent<string[]>) => store.getState().filesDetached(data);
  addEventListener('pagehide', deleteRemoved);
  const stop = store.subscribe((chat, before) => void (chat.drafts !== before.drafts && syncFiles(chat)));
  onDevice(restore);
  return () => {
    stop();
    deleteRemoved();
    isStopped = true;
    removeEventListener('pagehide', deleteRemoved);
    tabs.close();
    onDevice(async (files) => files.close());
  };
}

/** Returns all files by key, each with the key of its room. */
function filesIn(drafts: ChatState['drafts']): Map<string, DraftFile & { room: string }> {
  const all = Object.entries(drafts).flatMap(([room, { files = [] }]) =>
    files.map((file) => [file.key, { ...file, room }] as const),
  );
  return new Map(all);
}
