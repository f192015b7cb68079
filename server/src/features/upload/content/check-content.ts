import { wrongFileType } from '../rules/file-errors';
import { isAudio } from './check-audio';
import { isOfficeZip, isOldOffice } from './check-office';
import { isPdf } from './check-pdf';
import { isPlainText } from './check-text';

type Check = (bytes: Buffer, ext: string) => boolean | Promise<boolean>;

const DOCUMENTS: Readonly<Record<string, Check>> = {
  pdf: isPdf,
  docx: isOfficeZip,
  xlsx: isOfficeZip,
  doc: isOldOffice,
  xls: isOldOffice,
  txt: isPlainText,
  csv: isPlainText,
};

/** Throws unless the content of a document or recording matches its extension. */
export async function checkContent(bytes: Buffer, ext: string, mimeType: string): Promise<void> {
  const check: Check = DOCUMENTS[ext] ?? ((all) => isAudio(all, mimeType));
  if (!(await check(bytes, ext))) throw wrongFileType();
}
