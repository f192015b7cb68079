import { useHost } from '@guest/shared';
import { useState } from 'react';
import type { Attachment } from '../messages/shown-message';
import { newKey } from '@guest/shared/http/new-key';
import { useText } from '../texts';

const MOST_FILES = 10;

export interface Chosen {
  readonly key: string;
  readonly attachment: Attachment;
}

/** Files that were chosen, pasted or dropped, and wait beside the words until they are sent. */
export function useAttachments() {
  const text = useText();
  const { toast } = useHost();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    if (chosen.length + files.length > MOST_FILES) {
      return toast('error', text('You can send up to 10 files at once.'));
    }
    const { attachmentOf } = await import(/* webpackChunkName: "chat-files" */ '../uploads/attachment-of');
    for (const file of files) {
      const attached = await attachmentOf(file);
      if (attached.fault !== undefined) toast('error', text(attached.fault));
      else setChosen((before) => [...before, { key: newKey(), attachment: attached.attachment }]);
    }
  }

  return {
    chosen,
    take: (files: readonly File[]) => void take(files).catch(reportError),
    remove: (key: string) => setChosen((before) => before.filter((it) => it.key !== key)),
    clear: () => setChosen([]),
  };
}
