import type { FileStore } from './store/file-store';
import { removeFiles } from './store/thumbnail-key';
import type { UploadRepository } from './upload.repository';

const UNUSED_FOR_MS = 3_600_000;
const MAX_PER_RUN = 500;

/**
 * Deletes unused and no longer shown files. The row is deleted last, so that a crash leaves no orphaned file.
 */
export function createDeleteUploads(rows: UploadRepository, store: FileStore, now: () => number) {
  return async (): Promise<void> => {
    const expired = await rows.findExpired(new Date(now() - UNUSED_FOR_MS), MAX_PER_RUN);
    for (const row of expired) {
      if (!(await rows.claimExpired(row.id))) continue;
      await store.direct?.forget(row.key);
      await removeFiles(store, row);
      await rows.deleteRow(row.id);
    }
  };
}
