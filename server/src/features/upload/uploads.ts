import { isFileKind } from '@guest/shared/contracts/upload/file-kinds';
import type { Database } from '../../platform/db/database';
import type { Actor } from '../../platform/connections/actor';
import { createAdmission } from './admission';
import { noSuchFile, wrongFileType } from './rules/file-refusals';
import { createMayRead } from './may-read';
import { createSigningKey } from '../../platform/security/signing-key';
import { checkArrived } from './check-arrived';
import type { FileStore } from './store/file-store';
import { createSweep } from './sweep';
import { createUploadRepository, type UploadRow } from './upload.repository';

interface Around {
  db: Database;
  store: FileStore;
  now: () => number;
}

export type Uploads = ReturnType<typeof createUploads>;

/** Manages the files of guests and staff from the ticket to their deletion. */
export function createUploads({ db, store, now }: Around) {
  const rows = createUploadRepository(db, now);
  const admit = createAdmission(rows, store);
  const arrived = checkArrived(rows, store, admit);

  return {
    rows,
    store,
    admit,
    now,
    secret: createSigningKey(db),
    mayRead: createMayRead(db),
    sweep: createSweep(rows, store, now),

    /**
     * Returns a verified file that its owner wants to use. The caller links it with `rows.link` in the same
     * transaction as its use. `type` is the kind of file it is sent as.
     */
    async toUse(
      actor: Actor,
      { key, type, purpose }: { key: string; type: string; purpose: UploadRow['purpose'] },
    ): Promise<UploadRow> {
      const row = await rows.find(key);
      const isTheirs = row?.ownerId === actor.id && row.propertyId === actor.property.id;
      if (!row || !isTheirs || row.purpose !== purpose) throw noSuchFile();
      if (!isFileKind(type) || row.type !== type) throw wrongFileType();
      return arrived(row);
    },
  };
}
