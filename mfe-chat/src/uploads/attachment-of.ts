import { FILE_KINDS } from '@guest/shared/contracts/upload/file-kinds';
import type { Attachment } from '../model/message/shown-message';
import { checkFile, type FileFault } from './check-file';
import { photoSize } from './photo-size';
import { smallerPhoto } from './smaller-photo';

export type Attached = { attachment: Attachment; fault?: never } | { fault: FileFault };

/**
 * Checks a chosen file and creates its attachment, or returns why it cannot be sent. A photo that is too
 * large is downscaled.
 */
export async function attachmentOf(file: File): Promise<Attached> {
  const checked = checkFile(file);
  if (checked.fault === FILE_KINDS.photo.tooLarge) {
    const smaller = await smallerPhoto(file);
    return smaller ? attachmentOf(smaller) : { fault: checked.fault };
  }
  if (checked.fault !== undefined) return { fault: checked.fault };
  const { kind, ext } = checked;
  const size = kind === 'photo' ? await photoSize(file) : undefined;
  return {
    attachment: {
      blob: file,
      messageType: kind,
      fileData: {
        // Adds the extension, because some readers look only at the name.
        name: file.name.includes('.') ? file.name : `${file.name || kind}.${ext}`,
        size: file.size,
        mimeType: file.type,
        ...size,
      },
    },
  };
}
