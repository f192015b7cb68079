import { FILE_KINDS, WRONG_FILE_TYPE } from '@guest/shared/contracts/upload/file-kinds';
import { checkFile, type FileErrorKey } from '../../uploads/check-file';
import { downscalePhoto } from '../../uploads/downscale-photo';

export type PreparedPhoto = { file: File; ext: string; error?: never } | { error: FileErrorKey };

/** Checks a chosen photo and downscales it if it is too large. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const checked = checkFile(file);
  if (checked.error === FILE_KINDS.photo.tooLarge) {
    const smaller = await downscalePhoto(file);
    return smaller ? preparePhoto(smaller) : { error: checked.error };
  }
  if (checked.error !== undefined) return { error: checked.error };
  return checked.kind === 'photo' ? { file, ext: checked.ext } : { error: WRONG_FILE_TYPE };
}
