import { roomKeyOf } from '@guest/shared/contracts/chat/room-key';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConversationPage } from '../page/conversation-page';
import { contact, conversation, DESK, me, ME, OTHER, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
// Imported so that the lazy chunk is loaded when the page needs it.
import './room-pane';

const key = roomKeyOf(ME, OTHER);
const met = {
  me,
  roomsLoad: 'ready' as const,
  contacts: { [OTHER]: contact(), [DESK]: contact({ id: DESK, type: 'staff' }) },
};

test('S-26 a placeholder room without messages is created again after a reload', async () => {
  const draft = { [key]: { text: 'Are you going' } };
  const chat = fakeChat(
    { ...met, drafts: draft },
    {
      startPrivateRoom(other) {
        chat.store.getState().privateRoomStarted({ hotelId: ME, at: '2026-06-01T10:00:00Z', other });
        return key;
      },
    },
  );
  openChat(chat, ConversationPage, `/grand/chat?room=${key}`);

  await screen.findByRole('heading', { name: 'Ana Lima' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message' }).value).toBe(
    'Are you going',
  );
});

test('S-26 a room that the server has created meanwhile is found under its id', async () => {
  const real = room(conversation({ id: 'real', key, roomType: 'private_guest', roomName: 'Ana Lima' }));
  const chat = fakeChat({ ...met, rooms: { real } }, { startPrivateRoom: () => 'real' });
  const router = openChat(chat, ConversationPage, `/grand/chat?room=${key}`);

  await waitFor(() => expect(router.state.location.search).toBe('?room=real'));
});

test.each([
  ['with a guest who shares no room', roomKeyOf(ME, 'b0b00000-0000-4000-8000-000000000000')],
  ['of two other guests', roomKeyOf(OTHER, 'b0b00000-0000-4000-8000-000000000000')],
  ['with the hotel', roomKeyOf(ME, DESK)],
  ['with oneself', `${ME}:${ME}`],
])('S-26 a room %s is not created from an address', async (_whose, named) => {
  const chat = fakeChat(met);
  openChat(chat, ConversationPage, `/grand/chat?room=${named}`);

  await screen.findByText('Conversation not found');
  expect(chat.done.map(({ command }) => command)).not.toContain('startPrivateRoom');
});
