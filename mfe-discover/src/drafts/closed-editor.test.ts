import { Blob } from 'node:buffer';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftEditor } from './draft-editor';
import { hasNotedDraft } from './draft-note';
import { openDrafts } from './open-drafts';

installFakeDatabases();
beforeEach(() => {
  localStorage.clear();
  // The fake databases cannot copy the blobs of the test browser.
  vi.stubGlobal('Blob', Blob);
});

const photo = (id: string) => ({ id, blob: new globalThis.Blob([id]), width: 1, height: 1, alt: '' });

let guests = 0;
const nextGuest = () => `g${(guests += 1)}`;

async function openEditor(guest: string) {
  const onStorageFailed = () => editor.storageFailed();
  const store = await openDrafts({ guest, property: 'grand' }, { now: Date.now, onStorageFailed });
  const editor = createDraftEditor(await store.load(), { store, owner: guest, now: Date.now });
  return editor;
}

/** An editor that was closed after its first photo, while the second one is still being read. */
async function closedEditor(guest: string) {
  const editor = await openEditor(guest);
  await editor.addPhoto(photo('a'));
  let isRead = () => {};
  const read = new Promise<void>((resolve) => (isRead = resolve));
  const added = read.then(() => editor.addPhoto(photo('b')));
  editor.isAdding(added.then(() => {}));
  editor.close();
  return {
    finish: () => {
      isRead();
      return added;
    },
  };
}

async function storedDraft(guest: string) {
  const store = await openDrafts({ guest, property: 'grand' }, { now: Date.now, onStorageFailed: () => {} });
  const draft = await store.load();
  store.close();
  return draft;
}

test('a photo that comes after its composer was left is added to what was written since', async () => {
  const guest = nextGuest();
  const { finish } = await closedEditor(guest);
  const reopened = await openEditor(guest);
  reopened.change({ text: 'Written since' });
  await reopened.flush();

  await expect(finish()).resolves.toBe(true);

  expect(await storedDraft(guest)).toMatchObject({
    text: 'Written since',
    photos: [{ id: 'a' }, { id: 'b' }],
  });
  reopened.close();
});

test('a photo that comes after its draft was posted or discarded does not bring the draft back', async () => {
  const guest = nextGuest();
  const { finish } = await closedEditor(guest);
  const reopened = await openEditor(guest);
  reopened.discard();
  await reopened.flush();

  await expect(finish()).resolves.toBe(false);

  expect(await storedDraft(guest)).toBeUndefined();
  expect(hasNotedDraft(guest)).toBe(false);
  reopened.close();
});

test('a photo that comes after its guest has left the device leaves no trace of a draft', async () => {
  const guest = nextGuest();
  const editor = await openEditor(guest);
  let isRead = () => {};
  const read = new Promise<void>((resolve) => (isRead = resolve));
  const added = read.then(() => editor.addPhoto(photo('a')));
  editor.isAdding(added.then(() => {}));
  editor.close();
  const { name } = (await indexedDB.databases()).find((one) => one.name?.includes(guest)) ?? {};
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase(name ?? '').onsuccess = () => resolve();
  });

  isRead();
  await added;

  await vi.waitFor(() => expect(hasNotedDraft(guest)).toBe(false));
  expect(await storedDraft(guest)).toBeUndefined();
});
