import { fileDataSchema } from '@guest/shared/contracts/chat/message.schema';
import * as z from '@guest/shared/contracts/zod';
import type { DraftFile } from '../model/state/room';
import { openDeviceStore, type DeviceStore, type StoredReading } from '@guest/shared/storage/device-store';
import { clearOldAccounts } from '@guest/shared/storage/clear-old-accounts';

/**
 * The shell deletes databases with this prefix at sign-out; after an expired session the same guest finds
 * them again.
 */
const PREFIX = 'draft-files ';
const STORE = 'files';

/** A file of a draft, as stored on the device. */
export interface StoredDraftFile extends DraftFile {
  /** The key of the room whose draft contains the file. */
  readonly room: string;
  /** The sort order; lower values were chosen first. */
  readonly place: number;
  /** When the file was chosen, in epoch milliseconds. */
  readonly at: number;
}

export type DraftFileDatabase = DeviceStore<StoredDraftFile>;

const storedDraftFileSchema = z.object({
  key: z.string(),
  room: z.string(),
  place: z.number(),
  at: z.number(),
  attachment: z.object({
    blob: z.unknown(),
    messageType: z.enum(['photo', 'document', 'audio']),
    fileData: fileDataSchema,
  }),
});

interface DraftFilesOptions {
  now: () => number;
  onStorageFailed: () => void;
}

/** Opens the database of one guest and deletes those of others on this device that are too old. */
export function openDraftFiles(
  guest: string,
  { now, onStorageFailed }: DraftFilesOptions,
): Promise<DraftFileDatabase> {
  // Another tab of the previous guest may block the deletion for a while, so it is not awaited.
  clearOldAccounts({ prefix: PREFIX, owner: guest, store: STORE, dateField: 'at', now: now() }).catch(
    () => {},
  );
  return openDeviceStore({
    database: PREFIX + guest,
    store: STORE,
    read: readStoredDraftFile,
    onStorageFailed,
  });
}

function readStoredDraftFile(saved: unknown): StoredReading<StoredDraftFile> {
  const { success, data } = storedDraftFileSchema.safeParse(saved);
  // Some devices lose the bytes of stored files.
  if (!success || !(data.attachment.blob instanceof Blob)) return 'unreadable';
  const { blob, messageType, fileData } = data.attachment;
  return { ...data, attachment: { blob, messageType, fileData } };
}
