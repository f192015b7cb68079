import { Blob } from 'node:buffer';
import { installFakeDatabases } from '@guest/shared/testing/fake-databases';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftEditor } from './draft-editor';
import { draftOwner, hasNotedDraft } from './draft-note';
import { adoptVisitorDraft, openDrafts } from './open-drafts';
import { emptyDraft, type PostDraft } from './post-draft';

installFakeDatabases();
beforeEach(() => {
  localStorage.clear();
  // The fake databases cannot copy the blobs of the test browser.
  vi.stubGlobal('Blob', Blob);
});

const photo = (id: string) => ({ id, blob: new globalThis.Blob([id]), width: 1, height: 1, alt: '' });

let guests = 0;
const nextGuest = () => `g${(guests += 1)}`;

const openStore = (guest: string | undefined, onStorageFailed = () => {}) =>
  openDrafts({ guest, property: 'grand' }, { now: Date.now, onStorageFailed });

/** Opens the draft of a guest, who may have brought it along from before they signed in, or of a visitor. */
async function openEditor(guest: string | undefined, adoptedFrom?: string) {
  const store = await openStore(guest, () => editor.storageFailed());
  const deps = { store, owner: draftOwner(guest, 'grand'), adoptedFrom, now: Date.now };
  const editor = createDraftEditor(await store.load(), deps);
  return editor;
}

/** An editor that was closed after its first photo, or before it, while another one is still being read. */
async function closedEditor(guest: string | undefined, { isEmpty = false } = {}) {
  const editor = await openEditor(guest);
  if (!isEmpty) await editor.addPhoto(photo('a'));
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

async function storedDraft(guest: string | undefined) {
  const store = await openStore(guest);
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

test('a photo that comes late loses nothing that is being typed in the composer opened since, nor itself', async () => {
  const guest = nextGuest();
  const { finish } = await closedEditor(guest);
  const reopened = await openEditor(guest);
  reopened.change({ text: 'Half a sen' });

  await expect(finish()).resolves.toBe(true);
  expect(reopened.get()).toMatchObject({
    draft: { text: 'Half a sen', photos: [{ id: 'a' }, { id: 'b' }] },
    isChangedElsewhere: false,
  });

  reopened.change({ text: 'Half a sentence' });
  await reopened.flush();
  expect(await storedDraft(guest)).toMatchObject({
    text: 'Half a sentence',
    photos: [{ id: 'a' }, { id: 'b' }],
  });
  reopened.close();
});

test('the first photo of a draft that comes late is added to what is being typed since', async () => {
  const guest = nextGuest();
  const { finish } = await closedEditor(guest, { isEmpty: true });
  const reopened = await openEditor(guest);
  reopened.change({ text: 'The sea' });
  const { postKey } = reopened.get().draft;

  await expect(finish()).resolves.toBe(true);

  await reopened.flush();
  expect(await storedDraft(guest)).toMatchObject({ postKey, text: 'The sea', photos: [{ id: 'b' }] });
  reopened.close();
});

test('a photo that comes when the composer was opened and left again is added to what was written there', async () => {
  const guest = nextGuest();
  const { finish } = await closedEditor(guest);
  const reopened = await openEditor(guest);
  reopened.change({ text: 'The sea' });
  reopened.close();

  await expect(finish()).resolves.toBe(true);

  expect(await storedDraft(guest)).toMatchObject({ text: 'The sea', photos: [{ id: 'a' }, { id: 'b' }] });
});

test('a photo that comes long after the composer was opened and left again is stored all the same', async () => {
  const guest = nextGuest();
  const { finish } = await closedEditor(guest);
  const reopened = await openEditor(guest);
  reopened.change({ text: 'The sea' });
  reopened.close();
  await new Promise((resolve) => setTimeout(resolve, 100));

  await expect(finish()).resolves.toBe(true);

  expect(await storedDraft(guest)).toMatchObject({ text: 'The sea', photos: [{ id: 'a' }, { id: 'b' }] });
});

test('a photo of a visitor that comes after they have signed in is added to the draft they have brought with them', async () => {
  const guest = nextGuest();
  const { finish } = await closedEditor(undefined);
  const [own, left] = [await openStore(guest), await openStore(undefined)];
  await adoptVisitorDraft(own, left);
  const reopened = await openEditor(guest, draftOwner(undefined, 'grand'));
  reopened.change({ text: 'The sea' });

  await expect(finish()).resolves.toBe(true);

  await reopened.flush();
  expect(await storedDraft(guest)).toMatchObject({ text: 'The sea', photos: [{ id: 'a' }, { id: 'b' }] });
  expect(await storedDraft(undefined)).toBeUndefined();
  for (const open of [own, left, reopened]) open.close();
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

/** A closed editor whose device stores the second photo of the draft when the test says so. */
async function storingEditor(guest: string | undefined) {
  const store = await openStore(guest);
  const first = { ...emptyDraft(), text: 'The sea', photos: [photo('a')], savedAt: Date.now() };
  await store.save(first);
  let isFree = () => {};
  const freed = new Promise<void>((resolve) => (isFree = resolve));
  const save = vi.fn((draft: PostDraft) => freed.then(() => store.save(draft)));
  const deps = { store: { ...store, save }, owner: draftOwner(guest, 'grand'), now: Date.now };
  const editor = createDraftEditor(first, deps);
  const added = editor.addPhoto(photo('b'));
  editor.isAdding(added);
  editor.close();
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  return {
    finish: () => {
      isFree();
      return added;
    },
  };
}

test('a draft that was posted while a closed editor was storing a photo does not come back', async () => {
  const guest = nextGuest();
  const { finish } = await storingEditor(guest);
  const reopened = await openEditor(guest);
  reopened.discard();
  await reopened.flush();

  await expect(finish()).resolves.toBe(false);

  expect(await storedDraft(guest)).toBeUndefined();
  expect(hasNotedDraft(guest)).toBe(false);
  reopened.close();
});

test('what was written after a post is not replaced by a photo of that post which was still being stored', async () => {
  const guest = nextGuest();
  const { finish } = await storingEditor(guest);
  const reopened = await openEditor(guest);
  reopened.discard();
  reopened.change({ text: 'The next one' });
  await reopened.flush();

  await expect(finish()).resolves.toBe(false);

  expect(await storedDraft(guest)).toMatchObject({ text: 'The next one', photos: [] });
  reopened.close();
});

test('a draft of a visitor that was taken along while a photo was being stored is left nowhere else', async () => {
  const guest = nextGuest();
  const { finish } = await storingEditor(undefined);
  const [own, left] = [await openStore(guest), await openStore(undefined)];
  await adoptVisitorDraft(own, left);
  const reopened = await openEditor(guest, draftOwner(undefined, 'grand'));

  await expect(finish()).resolves.toBe(true);

  await reopened.flush();
  expect(await storedDraft(guest)).toMatchObject({ text: 'The sea', photos: [{ id: 'a' }, { id: 'b' }] });
  expect(await storedDraft(undefined)).toBeUndefined();
  for (const open of [own, left, reopened]) open.close();
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
