import { isFileKind, rulesOf, type FileKind } from '@guest/shared/contracts/upload/file-kinds';
import { randomUUID } from 'node:crypto';
import { mimeTypeOf } from './mime-type';
import { fileEmpty, fileTooLarge, wrongFileType } from './rules/file-errors';
import { ticketFields } from './rules/upload-ticket';
import type { FileStore } from './store/file-store';
import type { UploadRepository, UploadRow } from './upload.repository';

const TICKET_LASTS_S = 300;

/** The guest or staff member who uploads; `id` is the chat id. */
export interface UploadOwner {
  id: string;
  kind: 'guest' | 'staff';
  property: { id: string; slug: string };
}

interface CheckedFile {
  type: FileKind;
  ext: string;
  /** The maximum size in bytes. */
  most: number;
}

/** Throws if a file of this type or size is not accepted. `size` is in bytes. */
export function checkFile(wanted: { type: string; ext: string; size?: number | undefined }): CheckedFile {
  const { type, size } = wanted;
  const ext = wanted.ext.replace('.', '').toLowerCase();
  if (!isFileKind(type) || !Object.hasOwn(rulesOf(type).types, ext)) throw wrongFileType();
  const { maxBytes } = rulesOf(type);
  if (size === 0) throw fileEmpty();
  if (size !== undefined && size > maxBytes) throw fileTooLarge(type);
  return { type, ext, most: size ?? maxBytes };
}

interface IssueTicketDeps {
  rows: UploadRepository;
  store: FileStore;
  secret: () => Promise<string>;
  now: () => number;
}

/** Issues tickets, each for uploading one file within five minutes. */
export function createIssueTicket({ rows, store, secret, now }: IssueTicketDeps) {
  async function formFor(row: UploadRow) {
    const form = { key: row.key, mimeType: mimeTypeOf(row) };
    if (store.direct) return store.direct.form({ ...form, maxBytes: row.most, seconds: TICKET_LASTS_S });
    const policy = { ...form, mostBytes: row.most, id: row.id, until: row.expiresAt.getTime() };
    return { url: '/uploads', fields: ticketFields(await secret(), policy) };
  }

  return async (
    owner: UploadOwner,
    file: CheckedFile & Pick<UploadRow, 'purpose' | 'roomId'>,
  ): Promise<{ key: string; url: string; fields: Record<string, string> }> => {
    const row = await rows.insertPending({
      ...file,
      propertyId: owner.property.id,
      key: `p/${owner.property.slug}/${randomUUID()}.${file.ext}`,
      ownerId: owner.id,
      ownerKind: owner.kind,
      expiresAt: new Date(now() + TICKET_LASTS_S * 1_000),
    });
    return { key: row.key, ...(await formFor(row)) };
  };
}
