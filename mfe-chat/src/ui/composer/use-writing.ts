import { isBlank } from '@guest/shared/contracts/guest/guest-text';
import type { RefObject } from 'react';
import { useChat } from '../context/chat-context';
import { newKey } from '@guest/shared/http/new-key';
import type { Room } from '../../model/state/room';
import { useDraft } from '../context/use-rooms';
import { insertAt } from './insert-at';
import { LONGEST_TEXT, lengthOf } from './text-length';
import { useAttachments } from './use-attachments';

/** What is being written in a room, kept as its draft, and what is sent along; it goes out as one message each. */
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
    /** Puts something in where the cursor is. */
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
