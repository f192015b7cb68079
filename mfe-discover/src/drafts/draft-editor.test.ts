import { expect, onTestFinished, test, vi } from 'vitest';
import { createDraftEditor } from './draft-editor';
import type { PostDraft } from './post-draft';

const emptyStore = () => ({
  load: (): Promise<PostDraft | undefined> => Promise.resolve(undefined),
  save: vi.fn((_draft: PostDraft) => Promise.resolve()),
  remove: () => Promise.resolve(),
  close: vi.fn(),
});

test('a page that is left in the middle of a word saves it, tells other tabs, and closes the database', async () => {
  const store = emptyStore();
  const onMessage = vi.fn();
  const otherTab = new BroadcastChannel('draft-share ada');
  otherTab.onmessage = onMessage;
  onTestFinished(() => otherTab.close());
  const editor = createDraftEditor(undefined, { store, owner: 'ada', now: () => 0 });

  editor.change({ text: 'Half a thou' });
  editor.close();

  await vi.waitFor(() => expect(store.close).toHaveBeenCalledOnce());
  expect(store.save).toHaveBeenCalledWith(expect.objectContaining({ text: 'Half a thou' }));
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledOnce());
});

test('photos that are added at once are all stored, in their order, and never more than four', async () => {
  const store = emptyStore();
  const editor = createDraftEditor(undefined, { store, owner: 'ada', now: () => 0 });
  onTestFinished(() => editor.close());
  const photo = (id: string) => ({ id, blob: new Blob([id]), width: 1, height: 1, alt: '' });

  const added = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => editor.addPhoto(photo(id))));

  expect(added).toEqual([true, true, true, true, false]);
  const idsOf = (draft: PostDraft | undefined) => draft?.photos.map(({ id }) => id);
  expect(idsOf(store.save.mock.lastCall?.[0])).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf(editor.get().draft)).toEqual(['a', 'b', 'c', 'd']);
});

test('text that is saved while a photo is being stored does not take the photo away', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const STORING_MS = 2_000;
  let stored: PostDraft | undefined;
  const store = {
    ...emptyStore(),
    save: async (draft: PostDraft) => {
      if (draft.photos.length > 0) await new Promise((resolve) => setTimeout(resolve, STORING_MS));
      stored = draft;
    },
  };
  const editor = createDraftEditor(undefined, { store, owner: 'ada', now: () => 0 });
  onTestFinished(() => editor.close());

  const added = editor.addPhoto({ id: 'a', blob: new Blob(['a']), width: 1, height: 1, alt: '' });
  await vi.advanceTimersByTimeAsync(1);
  editor.change({ text: 'The sea' });
  await vi.advanceTimersByTimeAsync(3 * STORING_MS);
  await added;

  expect(editor.get().draft.photos).toHaveLength(1);
  expect(stored).toMatchObject({ text: 'The sea', photos: [{ id: 'a' }] });
});

test('a post that is sent while a photo is still being read waits for the photo', async () => {
  const store = emptyStore();
  const editor = createDraftEditor(undefined, { store, owner: 'ada', now: () => 0 });
  onTestFinished(() => editor.close());
  let isRead = () => {};
  const read = new Promise<void>((resolve) => (isRead = resolve));
  const photo = { id: 'a', blob: new Blob(['a']), width: 1, height: 1, alt: '' };
  editor.isAdding(read.then(async () => void (await editor.addPhoto(photo))));
  editor.change({ text: 'With a photo' });

  const added = editor.photosAdded();
  isRead();
  await added;
  await editor.flush();

  expect(store.save.mock.lastCall?.[0]).toMatchObject({ text: 'With a photo', photos: [{ id: 'a' }] });
});

test('a page that is left while a photo is still being read keeps the photo, and closes the database after it', async () => {
  const saved: PostDraft[] = [];
  let isClosed = false;
  const store = {
    ...emptyStore(),
    load: () => Promise.resolve(saved.at(-1)),
    save: async (draft: PostDraft) => {
      if (isClosed) throw new Error('the database is closed');
      saved.push(draft);
    },
    close: () => void (isClosed = true),
  };
  const editor = createDraftEditor(undefined, { store, owner: 'ada', now: () => 0 });
  let isRead = () => {};
  const read = new Promise<void>((resolve) => (isRead = resolve));
  const photo = { id: 'a', blob: new Blob(['a']), width: 1, height: 1, alt: '' };
  const added = read.then(() => editor.addPhoto(photo));
  editor.isAdding(added.then(() => {}));
  editor.change({ text: 'With a photo' });

  editor.close();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  isRead();

  await expect(added).resolves.toBe(true);
  expect(saved.at(-1)).toMatchObject({ text: 'With a photo', photos: [{ id: 'a' }] });
  await vi.waitFor(() => expect(isClosed).toBe(true));
});

test('a photo that is moved forward changes places with the one before it, and the first one stays', () => {
  const photos = ['a', 'b', 'c'].map((id) => ({ id, blob: new Blob([id]), width: 1, height: 1, alt: id }));
  const initial: PostDraft = { key: 'new', postKey: 'p', text: '', tags: '', photos, savedAt: 0 };
  const editor = createDraftEditor(initial, { store: emptyStore(), owner: 'ada', now: () => 0 });
  onTestFinished(() => editor.close());
  const order = () =>
    editor
      .get()
      .draft.photos.map(({ alt }) => alt)
      .join('');

  editor.movePhotoForward('c');
  expect(order()).toBe('acb');
  editor.movePhotoForward('c');
  editor.movePhotoForward('c');
  expect(order()).toBe('cab');
});

test('a character that the server refuses never gets into a draft, wherever it comes from', () => {
  const photo = { id: 'a', blob: new Blob(['x']), width: 1, height: 1, alt: '' };
  const initial: PostDraft = { key: 'new', postKey: 'p', text: '', tags: '', photos: [photo], savedAt: 0 };
  const editor = createDraftEditor(initial, { store: emptyStore(), owner: 'ada', now: () => 0 });
  onTestFinished(() => editor.close());

  editor.change({ text: 'Good\0 evening', tags: 's\0ea' });
  editor.describePhoto('a', 'The\0 sun');

  expect(editor.get().draft).toMatchObject({
    text: 'Good evening',
    tags: 'sea',
    photos: [{ alt: 'The sun' }],
  });
});

test('the text that was typed last in this tab is not lost when another tab saves before it', async () => {
  let stored: PostDraft | undefined;
  const store = {
    ...emptyStore(),
    load: () => Promise.resolve(stored),
    save: vi.fn(async (draft: PostDraft) => void (stored = draft)),
  };
  const open = () => createDraftEditor(undefined, { store, owner: 'ada', now: () => 0 });
  const [here, there] = [open(), open()];
  onTestFinished(() => [here, there].forEach((editor) => editor.close()));

  there.change({ text: 'From the other tab' });
  const saved = there.flush();
  here.change({ text: 'Typed last' });
  await saved;

  await vi.waitFor(() => expect(stored?.text).toBe('Typed last'));
  await vi.waitFor(() => expect(there.get().isChangedElsewhere).toBe(true));
  dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(there.get().draft.text).toBe('Typed last'));
  expect(here.get().draft.text).toBe('Typed last');
});
