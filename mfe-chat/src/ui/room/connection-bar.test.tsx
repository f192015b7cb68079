import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ECHO_SEQ, toShownMessage } from '../../model/message/shown-message';
import { me, ME, message, room } from '../../testing/build-chat';
import { fakeChat } from '../../testing/fake-chat';
import { openChat } from '../../testing/open-chat';
import { ConnectionBar } from './connection-bar';

const words = "Keep this page open until your messages are sent: this device can't store them.";
const echo = {
  ...toShownMessage(message(1, { roomId: 'desk', from: ME, fromType: 'guest' })),
  seq: ECHO_SEQ,
  sending: 'queued' as const,
};

test('S-20 a guest on a device without storage is asked to keep the page open until the message is sent', async () => {
  const chat = fakeChat({ me, rooms: { desk: room({ id: 'desk' }) } });
  openChat(chat, ConnectionBar);
  await screen.findByRole('status');
  const { messageWritten, storageFailed, messageDiscarded } = chat.store.getState();

  act(() => messageWritten(echo));
  expect(screen.queryByText(words)).toBeNull();
  act(() => storageFailed());
  expect(screen.getByRole('status').textContent).toBe(words);
  act(() => messageDiscarded({ roomId: 'desk', key: echo.key }));
  expect(screen.queryByText(words)).toBeNull();
});
