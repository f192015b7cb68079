import 'fake-indexeddb/auto';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { fakeRealtime } from '@guest/shared/testing/fake-realtime';
import { houseHost } from '@guest/shared/testing/house-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChatStore } from '../chat.store';
import { conversation } from '../testing/build-chat';
import { digestOf, pageOf } from '../testing/live-chat';
import { beginGuest } from './guest-in-chat';

async function meet(id: number) {
  const uuid = uuidOf(id);
  const realtime = fakeRealtime({
    ...{ loadGuestRooms: digestOf([conversation()]), loadMoreMessages: pageOf([]) },
    ...{ getStaffsExternal: [], getGuestsById: [] },
  });
  const store = createChatStore();
  const user = { id: uuid, uuid, chat_uuid: uuid } as Parameters<typeof beginGuest>[2];
  const guest = await beginGuest(houseHost([], { realtime }), { store, others: [] }, user);
  onTestFinished(guest.stop);
  return store;
}

test('S-20 a device that keeps nothing is known of from the beginning, and one that does is not complained of', async () => {
  const keeping = await meet(1);
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('private window', 'SecurityError');
    },
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusing = await meet(2);

  expect([keeping, refusing].map((store) => store.getState().isKeptOnDevice)).toEqual([true, false]);
});
