import { openDB } from 'idb';
import type { DraftFile } from '../model/state/room';
import { forgetOthers } from './forget-others';

/** Begins as what a session that ends by itself leaves to the same guest, and as what goes when they sign out. */
const PREFIX = 'draft-files ';
const FILES = 'files';

/** A file that was chosen and not sent, as the device keeps it. */
export interface KeptFile extends DraftFile {
  /** The key of the room in whose draft it waits. */
  readonly room: string;
  /** The lower was chosen first. */
  readonly place: number;
  /** Milliseconds; when it was chosen. */
  readonly at: number;
}

export type DraftFileDatabase = Awaited<ReturnType<typeof openDraftFiles>>;

/** Of one guest: nobody else who takes this device in hand sees what they have chosen. */
export async function openDraftFiles(guest: string) {
  // Another tab of the guest before may hold on to theirs for a while; nobody waits for that.
  forgetOthers(PREFIX, guest).catch(() => {});
  const db = await openDB(PREFIX + guest, 1, {
    upgrade: (made) => void made.createObjectStore(FILES, { keyPath: 'key' }),
    // The guest signs out in another tab, and all of this goes.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase | null)?.close(),
  });
  return {
    // Only this module writes there.
    all: async () => (await db.getAll(FILES)) as KeptFile[],
    put: (file: KeptFile) => db.put(FILES, file),
    async remove(keys: readonly string[]) {
      const { store, done } = db.transaction(FILES, 'readwrite');
      await Promise.all([...keys.map((key) => store.delete(key)), done]);
    },
    close: () => db.close(),
  };
}
