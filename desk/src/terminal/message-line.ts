import type { Contact, Message } from '@guest/shared/contracts/chat/chat-socket.contract';

/** Formats a message for the history of a room: time, sender, content. */
export function messageLine(message: Message, people: readonly Contact[]): string {
  const { date, time, from, text, messageType, isDeleted, isAutomatic, status, fileData } = message;
  const who =
    people.find(({ id }) => id === from)?.name ?? (message.fromType === 'staff' ? 'Staff' : 'Guest');
  const content = isDeleted
    ? '(taken back)'
    : messageType === 'status'
      ? `(${status?.event ?? 'something happened'})`
      : [fileData && `[${fileData.name}]`, text].filter(Boolean).join(' ');
  const suffix = isAutomatic ? ' (automatic)' : '';
  return `${date} ${time}  ${who}${suffix}: ${content.replaceAll('\n', '\n    ')}`;
}
