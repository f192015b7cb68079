import { openDB } from 'idb';
import type { DraftFile } from '../model/state/room';
import { forgetOthers } from './forget-others';

/**
 * The shell deletes databases with this prefix at sign-out; after an expired session the same guest finds
 * them again.
 */
const PREFIX = 'draft-files ';
const FILES = 'files';

/** A file of a draft, as stored on the device. */
export interface KeptFile extends DraftFile {
  /** The key of the room whose draft contains the file. */
  readonly room: string;
  /** The sort order; lower values were chosen first. */
  readonly place: number;
  /** When the file was chosen, in epoch milliseconds. */
  readonly at: number;
}

export type DraftFileDatabase = Awaited<ReturnType<typeof openDraftFiles>>;

/** Opens the database of one guest and deletes those of others on this device. */
export async function openDraftFiles(guest: string) {
  // Another tab of the previous guest may block the deletion for a while, so it is not awaited.
  forgetOthers(PREFIX, guest).catch(() => {});
  const db = await openDB(PREFIX + guest, 1, {
    upgrade: (made) => void made.createObjectStore(FILES, { keyPath: 'key' }),
    // Signing out in another tab deletes the database, which an open connection would block.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase | null)?.close(),
  });
  return {
    // The cast is safe because only this module writes to the store.
    all: async () => (await db.getAll(FILES)) as KeptFile[],
    put: (file: KeptFile) => db.put(FILES, file),
    async remove(keys: readonly string[]) {
      const { store, done } = db.transaction(FILES, 'readwrite');
      await Promise.all([...keys.map((key) => store.delete(key)), done]);
    },
    close: () => db.close(),
  };
}
