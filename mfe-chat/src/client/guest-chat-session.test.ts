import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { propertyHost } from '@guest/shared/testing/property-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import { ECHO_SEQ, toShownMessage } from '../model/message/shown-message';
import { conversation, message } from '../testing/build-chat';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { digestOf, pageOf, ROOM } from '../testing/live-chat';
import { startGuestSession } from './guest-chat-session';

installFakeDatabases();

async function startSession(id: number) {
  const uuid = uuidOf(id);
  const realtime = fakeRealtime({
    loadGuestRooms: digestOf([conversation()]),
    loadMoreMessages: pageOf([]),
    getStaffsExternal: [],
    getGuestsById: [],
  });
  const store = createChatStore();
  const user = { id: uuid, uuid, chat_uuid: uuid } as Parameters<typeof startGuestSession>[2];
  const host = propertyHost([], { realtime });
  const guest = await startGuestSession(host, { store, others: [] }, user);
  onTestFinished(guest.stop);
  const waiting = () => host.unsent.getState().messages;
  return { store, guest, realtime, waiting };
}

test('S-20 a device that cannot store data is detected at the start, and one that can is not reported', async () => {
  const keeping = await startSession(1);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('private window', 'SecurityError');
    },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusing = await startSession(2);

  expect([keeping, refusing].map(({ store }) => store.getState().isPersisted)).toEqual([true, false]);
});

test('unsent messages are counted for the sign-out warning until they are discarded', async () => {
  const { store, guest, realtime, waiting } = await startSession(3);
  realtime.state.getState().connectionChanged({ connection: 'lost' });
  const echo = { ...toShownMessage(message(1)), seq: ECHO_SEQ, sending: 'queued' as const };
  store.getState().messageWritten(echo);

  guest.sender.send(ROOM, echo.key);
  await expect.poll(waiting).toBe(1);
  guest.sender.discard(echo.key);
  await expect.poll(waiting).toBe(0);
});

test('unsent messages of a guest who leaves are not counted for the next guest', async () => {
  const { store, guest, realtime, waiting } = await startSession(4);
  realtime.state.getState().connectionChanged({ connection: 'lost' });
  const echo = { ...toShownMessage(message(1)), seq: ECHO_SEQ, sending: 'queued' as const };
  store.getState().messageWritten(echo);
  guest.sender.send(ROOM, echo.key);
  await expect.poll(waiting).toBe(1);

  guest.stop();

  expect(waiting()).toBe(0);
});
