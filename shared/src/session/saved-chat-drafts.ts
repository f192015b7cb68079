import { databaseNames } from '../storage/device-databases';
import { deviceStorage } from '../storage/device-storage';
import { storedEntries } from '../storage/stored-names';
import { readDatabaseWithTimeout } from './read-database-with-timeout';

/** The names under which mfe-chat saves the text and the files of drafts; the guest's chat id follows. */
const TEXTS = 'draft-chat ';
const FILES = 'draft-files ';

/** Returns how many messages are begun on this device. The text and the files of a room are one message. */
export async function countChatDrafts(): Promise<number> {
  const texts = storedEntries(deviceStorage, (name) => name.startsWith(TEXTS)).flatMap(([name, saved]) =>
    roomsIn(saved).map((room) => name.replace(TEXTS, '') + room),
  );
  const databases = (await databaseNames()).filter((name) => name.startsWith(FILES));
  const files = await Promise.all(
    databases.map(async (name) =>
      (await readDatabaseWithTimeout(name, 'files')).map(
        (file) => name.replace(FILES, '') + String(Object(file).room),
      ),
    ),
  );
  return new Set([...texts, ...files.flat()]).size;
}

function roomsIn(saved: string): string[] {
  try {
    return Object.keys(Object(JSON.parse(saved)));
  } catch {
    // Other code stored an invalid value under this name.
    return [];
  }
}
