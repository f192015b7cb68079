import { useHost } from '@guest/shared';
import { useChat } from '../context/chat-context';
import type { Attachment } from '../../model/message/shown-message';
import type { DraftFile } from '../../model/state/room';
import { useDraft } from '../context/use-rooms';
import { useText } from '../../texts';

const MAX_FILES = 10;
const NO_FILES: readonly DraftFile[] = [];

/** The files of a draft, whether chosen, pasted, dropped or recorded, until they are sent. */
export function useAttachments(roomId: string) {
  const text = useText();
  const chat = useChat();
  const { toast } = useHost();
  const chosen = useDraft(roomId)?.files ?? NO_FILES;

  async function addFiles(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    if (chosen.length + files.length > MAX_FILES) {
      return toast('error', text('You can send up to 10 files at once.'));
    }
    const { createAttachment } = await import(
      /* webpackChunkName: "chat-files" */ '../../uploads/create-attachment'
    );
    for (const file of files) {
      const result = await createAttachment(file);
      if (result.error !== undefined) toast('error', text(result.error));
      else chat.attach(roomId, result.attachment);
    }
  }

  return {
    chosen,
    addFiles: (files: readonly File[]) => void addFiles(files).catch(reportError),
    /** Adds the files that fit into the draft. Resolves once they are part of it. */
    async addSharedFiles(files: readonly File[]): Promise<void> {
      const fitting = files.slice(0, MAX_FILES - chosen.length);
      if (fitting.length < files.length) toast('error', text('You can send up to 10 files at once.'));
      await addFiles(fitting);
    },
    addAttachment: (attachment: Attachment) => chat.attach(roomId, attachment),
    remove: (key: string) => chat.detach(key),
  };
}
