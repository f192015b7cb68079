import { isBlank } from '@guest/shared/contracts/guest/guest-text';
import type { RefObject } from 'react';
import { useChat } from '../context/chat-context';
import { createIdempotencyKey } from '@guest/shared/http/idempotency-key';
import type { Room } from '../../model/state/room';
import { useDraft } from '../context/use-rooms';
import { insertAt } from './insert-at';
import { MAX_TEXT_LENGTH, lengthOf } from './text-length';
import { useAttachments } from './use-attachments';

/**
 * The text and files that the guest composes in a room, saved as its draft. Each file is sent as a message of
 * its own.
 */
export function useComposer(room: Room, area: RefObject<HTMLTextAreaElement | null>) {
  const chat = useChat();
  const draftText = useDraft(room.id)?.text ?? '';
  const files = useAttachments(room.id);
  const isTextBlank = isBlank(draftText);
  const isEmpty = isTextBlank && files.chosen.length === 0;
  const isTooLong = lengthOf(draftText.trim()) > MAX_TEXT_LENGTH;

  function write(next: string) {
    chat.saveDraft(room.id, next === '' ? null : { text: next });
    if (next.trim() !== '') chat.typing(room.id);
  }

  return {
    draftText,
    files,
    isEmpty,
    isTooLong,
    write,
    /** Inserts a text at the caret. */
    add(part: string) {
      const it = area.current;
      if (!it) return write(draftText + part);
      write(insertAt(draftText, part, it.selectionStart, it.selectionEnd));
      it.focus();
    },
    send() {
      if (isEmpty || isTooLong) return;
      const groupKey = files.chosen.length > 1 ? createIdempotencyKey() : undefined;
      for (const { key, attachment } of files.chosen) {
        chat.send({ roomId: room.id, text: '', attachment, key, ...(groupKey && { groupKey }) });
      }
      if (!isTextBlank) chat.send({ roomId: room.id, text: draftText.trim() });
      area.current?.focus();
    },
  };
}
