import { useHost } from '@guest/shared';
import { useChat } from '../context/chat-context';
import type { Attachment } from '../../model/message/shown-message';
import type { DraftFile } from '../../model/state/room';
import { useDraft } from '../context/use-rooms';
import { useText } from '../../texts';

const MOST_FILES = 10;
const NONE: readonly DraftFile[] = [];

/** The files of a draft, whether chosen, pasted, dropped or recorded, until they are sent. */
export function useAttachments(roomId: string) {
  const text = useText();
  const chat = useChat();
  const { toast } = useHost();
  const chosen = useDraft(roomId)?.files ?? NONE;

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    if (chosen.length + files.length > MOST_FILES) {
      return toast('error', text('You can send up to 10 files at once.'));
    }
    const { attachmentOf } = await import(/* webpackChunkName: "chat-files" */ '../../uploads/attachment-of');
    for (const file of files) {
      const attached = await attachmentOf(file);
      if (attached.fault !== undefined) toast('error', text(attached.fault));
      else chat.attach(roomId, attached.attachment);
    }
  }

  return {
    chosen,
    take: (files: readonly File[]) => void take(files).catch(reportError),
    keep: (attachment: Attachment) => chat.attach(roomId, attachment),
    remove: (key: string) => chat.detach(key),
  };
}
