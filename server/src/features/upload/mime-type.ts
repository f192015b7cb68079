import { rulesOf } from '@guest/shared/contracts/upload/file-kinds';
import type { UploadRow } from './upload.repository';

/** Returns the type for the extension; the type sent by the browser is ignored. */
export const mimeTypeOf = ({ type, ext }: Pick<UploadRow, 'type' | 'ext'>): string =>
  rulesOf(type).types[ext] ?? 'application/octet-stream';
