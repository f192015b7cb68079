import { rulesOf } from '@guest/shared/contracts/upload/file-kinds';
import type { UploadRow } from './upload.repository';

/** From our own table, never what a browser says. */
export const mimeTypeOf = ({ type, ext }: Pick<UploadRow, 'type' | 'ext'>): string =>
  rulesOf(type).types[ext] ?? 'application/octet-stream';
