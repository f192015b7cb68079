import type { Actor } from '../../../platform/connections/actor';
import { RequestError } from '../../../platform/errors/request-error';
import type { MembershipStatus } from './member.repository';
import { isAccepted } from './private-disclosure';

interface MessageContent {
  text: string;
  messageType: string;
}

/**
 * Returns why the message is not allowed in this room, or `undefined`. The caller must hold the lock on the
 * room.
 */
export function postingError(
  { room, members }: MembershipStatus,
  actor: Actor,
  content: MessageContent,
): RequestError | undefined {
  if (room.type !== 'private_guest') return undefined;
  if (room.isClosed) {
    return new RequestError(410, 'room_closed', 'This conversation is closed. Send a message to reopen it.');
  }
  const isBlocked = members.some(({ hasBlocked }) => hasBlocked);
  const isRequester = room.requestedBy === actor.id;
  if (isBlocked || members.length < 2 || (room.requestState === 'declined' && !isRequester)) {
    return new RequestError(403, 'blocked', "You can't send messages in this chat.");
  }
  // The requester must not be able to tell a declined request from an unanswered one.
  if (isAccepted(room) || !isRequester) return undefined;
  // Before the request is accepted, only one text message without links is allowed.
  const isPlain = content.messageType === 'text' && !/https?:\/\/|www\./i.test(content.text);
  if (room.headSeq === 0 && isPlain) return undefined;
  return new RequestError(403, 'request_pending', 'Waiting for them to accept your message.');
}
