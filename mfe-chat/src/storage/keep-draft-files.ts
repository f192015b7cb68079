import type { ChatState } from '../model/state/chat-state';
import type { ChatStore } from '../model/store/chat.store';
import type { DraftFile } from '../model/state/room';
import { openDraftFiles, type DraftFileDatabase, type KeptFile } from './draft-file-database';

/** Equals the time during which the outbox sends without asking the guest again. */
const KEPT_FOR_MS = 24 * 3_600_000;
const MOST_BYTES = 100_000_000;
/**
 * A sent file leaves the draft before the outbox has stored it. The delay keeps a copy on the device in case
 * the page is killed in between.
 */
const FORGETS_AFTER_MS = 1_000;

interface Keeping {
  guest: string;
  now: () => number;
  /** Reports whether a file is already a message of the outbox. */
  isSent: (key: string) => boolean;
  /** Called if the device has no space, so that the file is lost when the page closes. */
  notLasting: () => void;
}

/**
 * Stores the files of drafts on the device and restores them at the start. A file that is sent or removed in
 * one tab disappears from the guest's other tabs. Returns its stop function.
 */
export function keepDraftFiles(store: ChatStore, { guest, now, isSent, notLasting }: Keeping): () => void {
  let isStopped = false;
  const opening = openDraftFiles(guest, () => isStopped || notLasting());
  const tabs = new BroadcastChannel(`draft-files ${guest}`);
  const kept = new Map<string, KeptFile>();
  const gone = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;

  const onDevice = (work: (files: DraftFileDatabase) => Promise<unknown>) =>
    void opening.then(work).catch(() => isStopped || notLasting());

  async function restore(files: DraftFileDatabase): Promise<void> {
    const all = (await files.all()).toSorted((one, other) => one.place - other.place);
    const found = all.filter(({ key, at }) => at + KEPT_FOR_MS > now() && !isSent(key) && !kept.has(key));
    const over = all.filter((file) => !found.includes(file) && !kept.has(file.key)).map(({ key }) => key);
    await files.remove(over);
    if (isStopped) return;
    for (const file of found) kept.set(file.key, file);
    store.getState().draftFilesFound(found);
  }

  function follow({ drafts }: ChatState): void {
    const wanted = filesIn(drafts);
    for (const { key, room, attachment } of wanted.values()) {
      const before = kept.get(key);
      if (before?.room === room) continue;
      last = Math.max(last + 1, now());
      keep({ at: now(), place: last, ...before, key, room, attachment });
    }
    const left = [...kept.keys()].filter((key) => !wanted.has(key));
    if (left.length === 0) return;
    for (const key of left) {
      kept.delete(key);
      gone.add(key);
    }
    tabs.postMessage(left);
    timer ??= setTimeout(forget, FORGETS_AFTER_MS);
  }

  function keep(file: KeptFile): void {
    kept.set(file.key, file);
    gone.delete(file.key);
    const bytes = [...kept.values()].reduce((sum, { attachment }) => sum + attachment.blob.size, 0);
    if (bytes > MOST_BYTES) notLasting();
    else onDevice((files) => files.put(file));
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    const keys = [...gone];
    gone.clear();
    if (keys.length > 0) onDevice((files) => files.remove(keys));
  }

  tabs.onmessage = ({ data }: MessageEvent<string[]>) => store.getState().filesDetached(data);
  addEventListener('pagehide', forget);
  const stop = store.subscribe((chat, before) => void (chat.drafts !== before.drafts && follow(chat)));
  onDevice(restore);
  return () => {
    stop();
    forget();
    isStopped = true;
    removeEventListener('pagehide', forget);
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
