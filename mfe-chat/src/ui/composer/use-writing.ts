import { isBlank } from '@guest/shared/contracts/guest/guest-text';
import type { RefObject } from 'react';
import { useChat } from '../context/chat-context';
import { newKey } from '@guest/shared/http/new-key';
import type { Room } from '../../model/state/room';
import { useDraft } from '../context/use-rooms';
import { insertAt } from './insert-at';
import { LONGEST_TEXT, lengthOf } from './text-length';
import { useAttachments } from './use-attachments';

/**
 * The text and files that the guest composes in a room, saved as its draft. Each file is sent as a message of
 * its own.
 */
export function useWriting(room: Room, area: RefObject<HTMLTextAreaElement | null>) {
  const chat = useChat();
  const words = useDraft(room.id)?.text ?? '';
  const files = useAttachments(room.id);
  const isSilent = isBlank(words);
  const isEmpty = isSilent && files.chosen.length === 0;
  const isTooLong = lengthOf(words.trim()) > LONGEST_TEXT;

  function write(next: string) {
    chat.saveDraft(room.id, next === '' ? null : { text: next });
    if (next.trim() !== '') chat.typing(room.id);
  }

  return {
    words,
    files,
    isEmpty,
    isTooLong,
    write,
    /** Inserts a text at the caret. */
    add(part: string) {
      const it = area.current;
      if (!it) return write(words + part);
      write(insertAt(words, part, it.selectionStart, it.selectionEnd));
      it.focus();
    },
    send() {
      if (isEmpty || isTooLong) return;
      const groupKey = files.chosen.length > 1 ? newKey() : undefined;
      for (const { key, attachment } of files.chosen) {
        chat.send({ roomId: room.id, text: '', attachment, key, ...(groupKey && { groupKey }) });
      }
      if (!isSilent) chat.send({ roomId: room.id, text: words.trim() });
      area.current?.focus();
    },
  };
}
