import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import { me, room } from '../testing/build-chat';
import { persistDrafts, restoreDrafts } from './persist-drafts';

const [ANA, BEN] = [uuidOf(701), uuidOf(702)];

beforeEach(() => localStorage.clear());

/** Simulates a page of a guest on this device. */
function page(guest: string) {
  const store = createChatStore({
    me: { ...me, chat_uuid: guest },
    rooms: { desk: room({ id: 'desk', key: 'desk' }) },
  });
  restoreDrafts(store, guest);
  const stop = persistDrafts(store, guest);
  onTestFinished(stop);
  const write = (text: string) => store.getState().draftSaved({ roomId: 'desk', draft: { text } });
  return { write, stop, words: () => store.getState().drafts.desk?.text };
}

test('an unsent draft is restored when the same guest returns', () => {
  const before = page(ANA);
  before.write('Could we have');
  before.stop();

  expect(page(ANA).words()).toBe('Could we have');
});

test('another guest on the same device finds no drafts; those of the previous guest wait a month for them', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = page(ANA);
  before.write('Could we have');
  before.stop();

  expect(page(BEN).words()).toBeUndefined();
  const again = page(ANA);
  expect(again.words()).toBe('Could we have');
  again.stop();

  vi.setSystemTime(Date.now() + 30 * 24 * 3_600_000);
  expect(page(BEN).words()).toBeUndefined();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Could we have');
});
