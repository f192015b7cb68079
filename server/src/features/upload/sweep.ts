import type { FileStore } from './store/file-store';
import { removeFiles } from './store/thumbnail-key';
import type { UploadRepository } from './upload.repository';

const UNUSED_FOR_MS = 3_600_000;
const AT_ONCE = 500;

/**
 * Deletes unused and no longer shown files. The row is deleted last, so that a crash leaves no orphaned file.
 */
export function createSweep(rows: UploadRepository, store: FileStore, now: () => number) {
  return async (): Promise<void> => {
    const outlived = await rows.outlived(new Date(now() - UNUSED_FOR_MS), AT_ONCE);
    for (const row of outlived) {
      await store.direct?.forget(row.key);
      await removeFiles(store, row);
      await rows.forget(row.id);
    }
  };
}
