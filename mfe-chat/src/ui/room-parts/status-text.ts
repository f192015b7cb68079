import type { TextOf } from '@guest/shared';
import type { Message } from '@guest/shared/contracts/chat/chat-socket.contract';

const statusTexts = {
  joined: '{who} joined',
  left: '{who} left',
  removed: '{who} was removed',
  added: '{who} was added',
  renamed: '{who} renamed this chat to {room}',
  staff_joined: '{who} is here to help',
  staff_left: '{who} left the conversation',
  closed: 'Conversation closed',
} as const satisfies Record<NonNullable<Message['status']>['event'], string>;

export type StatusKey = (typeof statusTexts)[keyof typeof statusTexts];

/**
 * Returns the text of a status event. An event that this release does not know is shown as the server worded
 * it.
 */
export function statusText(
  { status, text: serverText }: Pick<Message, 'status' | 'text'>,
  text: TextOf<StatusKey>,
  list: (names: string[]) => string,
): string {
  if (!status || !(status.event in statusTexts)) return serverText;
  return text(statusTexts[status.event], { who: list(status.who), room: status.roomName ?? '' });
}
