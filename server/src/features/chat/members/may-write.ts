import type { Actor } from '../../../platform/connections/actor';
import { Refusal } from '../../../platform/errors/refusal';
import type { Standing } from './member.repository';

interface Writing {
  text: string;
  messageType: string;
}

/**
 * Returns why the message is not allowed in this room, or `undefined`. The caller must hold the lock on the
 * room.
 */
export function writingRefused(
  { room, members }: Standing,
  actor: Actor,
  writing: Writing,
): Refusal | undefined {
  if (room.type !== 'private_guest') return undefined;
  if (room.isClosed) {
    return new Refusal(410, 'room_closed', 'This conversation is closed. Send a message to reopen it.');
  }
  const isBlocked = members.some(({ hasBlocked }) => hasBlocked);
  if (isBlocked || members.length < 2 || room.requestState === 'declined') {
    return new Refusal(403, 'blocked', "You can't send messages in this chat.");
  }
  if (room.requestState !== 'pending' || room.requestedBy !== actor.id) return undefined;
  // Before the request is accepted, only one text message without links is allowed.
  const isPlain = writing.messageType === 'text' && !/https?:\/\/|www\./i.test(writing.text);
  if (room.headSeq === 0 && isPlain) return undefined;
  return new Refusal(403, 'request_pending', 'Waiting for them to accept your message.');
}
