import { inMaintenance } from '../../platform/errors/request-error';
import type { AcceptUpload } from './accept-upload';
import { noSuchFile } from './rules/file-errors';
import type { FileStore } from './store/file-store';
import type { UploadRepository, UploadRow } from './upload.repository';

/**
 * Ensures that a file is verified. A file that a browser uploaded directly to the store is checked here on
 * first use.
 */
export function createVerifyUpload(
  rows: UploadRepository,
  { direct }: FileStore,
  acceptUpload: AcceptUpload,
) {
  return async (row: UploadRow): Promise<UploadRow> => {
    if (row.state === 'clean' || row.state === 'linked') return row;
    if (row.state === 'doomed' || !direct) throw noSuchFile();
    const taken = await rows.takeToCheck(row.id);
    if (!taken) throw inMaintenance(1);
    const receive = async () => {
      const bytes = await direct.fetch(row.key, row.most);
      if (!bytes) throw noSuchFile();
      return bytes;
    };
    const accepted = await acceptUpload(row, taken, receive, { keepsFile: true });
    // The file is accepted. What this leaves behind is removed together with it.
    await direct.forget(row.key).catch(() => {});
    return accepted;
  };
}
