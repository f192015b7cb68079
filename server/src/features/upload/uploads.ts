import { isFileKind } from '@guest/shared/contracts/upload/file-kinds';
import type { Database } from '../../platform/db/database';
import { createAcceptUpload } from './accept-upload';
import { createIssueTicket } from './issue-ticket';
import { addressExpiry, fileAddress } from './rules/file-address';
import { noSuchFile, wrongFileType } from './rules/file-errors';
import { createFileAccess, createReaderSessions } from './file-access';
import { createSigningKey } from '../../platform/security/signing-key';
import { createVerifyUpload } from './verify-upload';
import type { FileStore } from './store/file-store';
import { createDeleteUploads } from './delete-uploads.job';
import { createUploadRepository, type UploadRow } from './upload.repository';

interface UploadsDeps {
  db: Database;
  store: FileStore;
  now: () => number;
}

export type Uploads = ReturnType<typeof createUploads>;

/** Manages the files of guests and staff from the ticket to their deletion. */
export function createUploads({ db, store, now }: UploadsDeps) {
  const rows = createUploadRepository(db, now);
  const acceptUpload = createAcceptUpload(rows, store);
  const verifyUpload = createVerifyUpload(rows, store, acceptUpload);
  const secret = createSigningKey(db);
  const sessionsOf = createReaderSessions(db, now);

  return {
    rows,
    store,
    acceptUpload,
    now,
    secret,
    issueTicket: createIssueTicket({ rows, store, secret, now }),
    canRead: createFileAccess(db),
    sessionsOf,
    deleteUnused: createDeleteUploads(rows, store, now),

    /**
     * Returns the function that makes addresses of a guest's own files, by the name of the file. They work for an hour, or
     * until the chat session of the guest ends; `undefined` without one.
     */
    async ownAddresses(chatUuid: string): Promise<((name: string) => string) | undefined> {
      const reader = { kind: 'guest', id: chatUuid } as const;
      // A guest has one chat session.
      const [sessionHash] = await sessionsOf(reader);
      if (sessionHash === undefined) return undefined;
      const key = await secret();
      const until = addressExpiry(now());
      return (name) => fileAddress(key, `/uploads/${name}`, { reader: { ...reader, sessionHash }, until });
    },

    /**
     * Returns a verified file that its owner wants to use. The caller links it with `rows.link` in the same
     * transaction as its use. `type` is the kind of file it is sent as.
     */
    async requireUsable(
      actor: { id: string; property: { id: string } },
      { key, type, purpose }: { key: string; type: string; purpose: UploadRow['purpose'] },
    ): Promise<UploadRow> {
      const row = await rows.find(key);
      const isOwner = row?.ownerId === actor.id && row.propertyId === actor.property.id;
      if (!row || !isOwner || row.purpose !== purpose) throw noSuchFile();
      if (!isFileKind(type) || row.type !== type) throw wrongFileType();
      return verifyUpload(row);
    },
  };
}
