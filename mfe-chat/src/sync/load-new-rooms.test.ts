import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { ECHO_SEQ, toShownMessage } from '../model/message/shown-message';
import { contact, conversation, ME, message, OTHER } from '../testing/build-chat';
import { requestsNamed, liveChat } from '../testing/live-chat';

const key = roomKeyOf(ME, OTHER);
const real = uuidOf(77);
const at = '2026-06-01T10:00:00Z';

test('S-26 a new room is requested from the server once it exists, since its first message may be a request', async () => {
  const made = conversation({ id: real, key, roomType: 'private_guest', requestState: 'pending_out' });
  const { realtime, now } = await liveChat({ rooms: [], answers: { guestGetRoomInfo: made } });
  now().privateRoomStarted({ hotelId: uuidOf(8), at, other: contact() });
  const echo = toShownMessage(message(1, { from: ME, fromType: 'guest', roomId: key }));
  now().messageWritten({ ...echo, seq: ECHO_SEQ, sending: 'sending' });
  expect(requestsNamed(realtime, 'guestGetRoomInfo')).toEqual([]);

  const sent = { roomId: real, messageId: uuidOf(78), seq: 1, createdTime: at, dup: false };
  now().messageSent({ ...sent, key: echo.key, sentTo: key });
  now().messageSent({ ...sent, key: echo.key, sentTo: key });

  await expect.poll(() => now().rooms[real]?.requestState).toBe('pending_out');
  expect(requestsNamed(realtime, 'guestGetRoomInfo')).toEqual([{ roomId: real }]);
});
