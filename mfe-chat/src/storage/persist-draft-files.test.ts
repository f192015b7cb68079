// @vitest-environment node
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChatStore } from '../model/store/chat.store';
import { toShownMessage } from '../model/message/shown-message';
import { me, message, room } from '../testing/build-chat';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { openDraftFiles } from './draft-file-database';
import { persistDraftFiles } from './persist-draft-files';

installFakeDatabases();

const HOUR_MS = 3_600_000;
const ROOM = room({ id: 'room', key: 'key of the room' });

vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});

const file = (key: string, words = 'x') => ({
  key,
  attachment: {
    blob: new Blob([words]),
    messageType: 'document' as const,
    fileData: { name: `${key}.txt`, size: words.length, mimeType: 'text/plain' },
  },
});

interface PageOptions {
  isSent?: (key: string) => boolean;
  now?: () => number;
}

/** Simulates a page of a guest on this device. */
function page(guest: string, { isSent = () => false, now = () => HOUR_MS }: PageOptions = {}) {
  const store = createChatStore({ me: { ...me, chat_uuid: guest }, rooms: { room: ROOM } });
  const onStorageFailed = vi.fn();
  const stop = persistDraftFiles(store, { guest, now, isSent, onStorageFailed });
  onTestFinished(stop);
  const shown = () => store.getState().drafts[ROOM.key]?.files?.map(({ key }) => key) ?? [];
  const attach = (key: string, words?: string) =>
    store.getState().fileAttached({ roomId: 'room', file: file(key, words) });
  return { store, stop, shown, attach, onStorageFailed };
}

const storedNames = async (guest: string) => {
  const files = await openDraftFiles(guest, { now: () => HOUR_MS, onStorageFailed: () => {} });
  const all = await files.all();
  files.close();
  return all.toSorted((one, other) => one.place - other.place).map(({ key }) => key);
};

test('unsent files are restored in order with identical bytes after a reload', async () => {
  const guest = uuidOf(601);
  const before = page(guest);
  before.store.getState().draftSaved({ roomId: 'room', draft: { text: 'Two of these' } });
  before.attach('b', 'bytes of it');
  before.attach('a');

  await expect.poll(() => storedNames(guest)).toEqual(['b', 'a']);
  const after = page(guest);
  await expect.poll(after.shown).toEqual(['b', 'a']);

  const [first] = after.store.getState().drafts[ROOM.key]?.files ?? [];
  expect(first?.attachment.fileData.name).toBe('b.txt');
  expect(await first?.attachment.blob.text()).toBe('bytes of it');
});

test('a removed file is deleted from the device and from the other tabs', async () => {
  const guest = uuidOf(602);
  const one = page(guest);
  one.attach('a');
  one.attach('b');
  await expect.poll(() => storedNames(guest)).toEqual(['a', 'b']);
  const other = page(guest);
  await expect.poll(other.shown).toEqual(['a', 'b']);

  one.store.getState().filesDetached(['a']);

  await expect.poll(other.shown).toEqual(['b']);
  await expect.poll(() => storedNames(guest)).toEqual(['b']);
});

test('another guest on the same device finds no files; those of the previous guest wait a month for them', async () => {
  const one = page(uuidOf(603));
  one.attach('a');
  await expect.poll(() => storedNames(uuidOf(603))).toEqual(['a']);
  one.stop();

  const other = page(uuidOf(604));

  const names = async () => (await indexedDB.databases()).map(({ name }) => name);
  await expect.poll(names).toContain(`draft-files ${uuidOf(604)}`);
  expect(other.shown()).toEqual([]);
  other.stop();
  const again = page(uuidOf(603));
  await expect.poll(again.shown).toEqual(['a']);
  again.stop();
  page(uuidOf(604), { now: () => HOUR_MS * (1 + 30 * 24) });
  await expect.poll(names).not.toContain(`draft-files ${uuidOf(603)}`);
});

test('a file that was sent is not restored, and one that the guest has not sent waits for days', async () => {
  const guest = uuidOf(605);
  let now = HOUR_MS;
  const before = page(guest, { now: () => now });
  before.attach('old');
  now += 20 * HOUR_MS;
  before.attach('sent');
  before.attach('new');
  await expect.poll(() => storedNames(guest)).toEqual(['old', 'sent', 'new']);
  before.stop();

  const after = page(guest, { isSent: (key) => key === 'sent', now: () => 90 * HOUR_MS });

  await expect.poll(after.shown).toEqual(['old', 'new']);
  after.stop();
  await expect.poll(() => storedNames(guest)).toEqual(['old', 'new']);
});

test('a sent file leaves the draft at once', async () => {
  const guest = uuidOf(606);
  const { store, shown, attach } = page(guest);
  attach('a');
  expect(shown()).toEqual(['a']);

  store.getState().messageWritten(toShownMessage(message(1, { key: 'a', roomId: 'room' })));

  expect(shown()).toEqual([]);
  await expect.poll(() => storedNames(guest)).toEqual([]);
});

test('a device without space is reported and the page keeps the file', async () => {
  const guest = uuidOf(607);
  const { shown, attach, onStorageFailed } = page(guest);
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

  attach('a');

  await expect.poll(() => onStorageFailed).toHaveBeenCalled();
  expect(shown()).toEqual(['a']);
  refuse.mockRestore();
});
