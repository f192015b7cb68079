import { FILE_KINDS, WRONG_FILE_TYPE } from '@guest/shared/contracts/upload/file-kinds';
import { checkFile, type FileFault } from '../../uploads/check-file';
import { smallerPhoto } from '../../uploads/smaller-photo';

export type ChosenPhoto = { file: File; ext: string; fault?: never } | { fault: FileFault };

/** Checks a chosen photo and downscales it if it is too large. */
export async function chosenPhoto(file: File): Promise<ChosenPhoto> {
  const checked = checkFile(file);
  if (checked.fault === FILE_KINDS.photo.tooLarge) {
    const smaller = await smallerPhoto(file);
    return smaller ? chosenPhoto(smaller) : { fault: checked.fault };
  }
  if (checked.fault !== undefined) return { fault: checked.fault };
  return checked.kind === 'photo' ? { file, ext: checked.ext } : { fault: WRONG_FILE_TYPE };
}
