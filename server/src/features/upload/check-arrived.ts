import { inMaintenance } from '../../platform/errors/refusal';
import type { Admission } from './admission';
import { noSuchFile } from './rules/file-refusals';
import type { FileStore } from './store/file-store';
import type { UploadRepository, UploadRow } from './upload.repository';

/**
 * Ensures that a file is verified. A file that a browser uploaded directly to the store is checked here on
 * first use.
 */
export function checkArrived(rows: UploadRepository, { direct }: FileStore, admit: Admission) {
  return async (row: UploadRow): Promise<UploadRow> => {
    if (row.state === 'clean' || row.state === 'linked') return row;
    if (row.state === 'doomed' || !direct) throw noSuchFile();
    if (!(await rows.takeToCheck(row.id))) throw inMaintenance(1);
    const good = await admit(row, async () => {
      const bytes = await direct.fetch(row.key, row.most);
      if (!bytes) throw noSuchFile();
      return bytes;
    });
    await direct.forget(row.key);
    return good;
  };
}
