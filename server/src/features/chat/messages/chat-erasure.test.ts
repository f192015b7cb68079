import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testSockets } from '../../../testing/test-sockets';
import { eraseFromChat } from './chat-erasure';

const sockets = await testSockets();

test('erasing a guest deletes their content from the chat and keeps only the sequence numbers', async () => {
  const [ada, bob] = [await sockets.guest(), await sockets.guest()];
  const input = { key: randomUUID(), text: 'My secret', roomKey: roomKeyOf(ada.id, bob.id) };
  const { roomId } = await ada.requestOk('newPrivateGuestMessage', input);
  await ada.requestOk('guestMuteRoom', { roomId });
  await bob.requestOk('newPrivateGuestMessage', { key: randomUUID(), text: 'I keep it', roomId });

  await eraseFromChat(sockets.db, [ada.id]);

  const { messages } = await bob.requestOk('loadMoreMessages', { roomId });
  expect(messages.map(({ text, isDeleted }) => [text, isDeleted ?? false])).toEqual([
    ['', true],
    ['I keep it', false],
  ]);
  expect(await bob.requestOk('guestGetRoomInfo', { roomId })).toMatchObject({ guestsId: [bob.id] });
  const reply = await bob.request('newPrivateGuestMessage', {
    key: randomUUID(),
    text: 'Still there?',
    roomId,
  });
  expect(reply).toMatchObject({ status: 403, code: 'blocked' });
});
