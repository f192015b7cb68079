import { FILE_KINDS } from '@guest/shared/contracts/upload/file-kinds';
import type { Attachment } from '../model/message/shown-message';
import { checkFile, type FileErrorKey } from './check-file';
import { photoSize } from './photo-size';
import { downscalePhoto } from './downscale-photo';

export type AttachmentResult = { attachment: Attachment; error?: never } | { error: FileErrorKey };

/**
 * Checks a chosen file and creates its attachment, or returns why it cannot be sent. A photo that is too
 * large is downscaled.
 */
export async function createAttachment(file: File): Promise<AttachmentResult> {
  const checked = checkFile(file);
  if (checked.error === FILE_KINDS.photo.tooLarge) {
    const smaller = await downscalePhoto(file);
    return smaller ? createAttachment(smaller) : { error: checked.error };
  }
  if (checked.error !== undefined) return { error: checked.error };
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
