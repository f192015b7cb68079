import { POST_LIMITS } from '@guest/shared/contracts/feed/post-limits';
import { editorClosed, editorOpened, laterEditor, type OpenedEditor } from './closed-editors';
import { DRAFT_SAVED, noteDraft, openDraftTabs } from './draft-note';
import type { DraftStore } from './open-drafts';
import { createPhotoReads } from './photo-reads';
import { emptyDraft, isEmptyDraft, type DraftPhoto, type PostDraft } from './post-draft';

const SAVE_DELAY_MS = 500;

export interface DraftState {
  draft: PostDraft;
  /** Whether the draft survives the end of the page. */
  isPersisted: boolean;
  /** Another tab has saved the draft since; its text is read when this tab gets the focus. */
  isChangedElsewhere: boolean;
  /** Photos are still being read, also those of an editor that was closed before this one was opened. */
  isAddingPhotos: boolean;
  /** A photo was left out because the post had as many as it may have. */
  hasNoRoom: boolean;
}

export type DraftFields = Partial<Pick<PostDraft, 'text' | 'tags' | 'place'>>;
export type DraftEditor = ReturnType<typeof createDraftEditor>;

interface DraftEditorDeps {
  store: DraftStore;
  /** Identifies the owner of the draft and names the channel between the tabs. */
  owner: string;
  /** The visitor whose draft the owner has taken over after signing in; their photos may still be on their way. */
  adoptedFrom?: string | undefined;
  now: () => number;
}

/** The server refuses a request with this character, which an address or a copied text can contain. */
const withoutNul = (typed: string): string => typed.replaceAll('\0', '');

/**
 * Edits a draft and stores it. Text is stored half a second after the last keystroke and when the page is hidden or
 * left. A photo is stored before it is shown as added, because the system may end the page while the camera is open.
 */
export function createDraftEditor(initial: PostDraft | undefined, deps: DraftEditorDeps) {
  const { store, owner, adoptedFrom, now } = deps;
  const owners = adoptedFrom === undefined ? [owner] : [owner, adoptedFrom];
  const listeners = new Set<() => void>();
  const tabs = openDraftTabs(owner);
  let state: DraftState = {
    draft: initial ?? emptyDraft(),
    isPersisted: true,
    isChangedElsewhere: false,
    isAddingPhotos: false,
    hasNoRoom: false,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Saves happen one after another, so that an older one never ends last. */
  let saving: Promise<void> = Promise.resolve();
  /** Photos that are chosen while others are being added come after them, so that each is stored with those before it. */
  let adding: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function set(facts: Partial<DraftState>): void {
    state = { ...state, ...facts };
    listeners.forEach((listener) => listener());
  }

  const reads = createPhotoReads((isAddingPhotos) => set({ isAddingPhotos }));

  function save(draft: PostDraft): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const saved = { ...draft, savedAt: now() };
    saving = saving.then(async () => {
      const isEmpty = isEmptyDraft(saved);
      await (isEmpty ? store.remove() : store.save(saved));
      // The device may refuse because the owner has signed out, and then it has no draft any more.
      if (isEmpty || state.isPersisted) noteDraft(owner, !isEmpty);
      tabs?.postMessage(DRAFT_SAVED);
    });
    return saving;
  }
  /** Text that is saved while the photo is being stored would be stored after it, without the photo. */
  async function saveWith(photo: DraftPhoto): Promise<void> {
    const { draft } = state;
    const saved = save({ ...draft, photos: [...draft.photos, photo] });
    await saved;
    if (saving !== saved) await saveWith(photo);
  }
  /**
   * After this editor was closed, another one may have changed, posted or discarded the draft. Returns whether it is still
   * there.
   */
  async function continueStored(): Promise<boolean> {
    await saving;
    const stored = await store.load();
    if (!isEmptyDraft(state.draft) && stored?.postKey !== state.draft.postKey) return false;
    if (stored) set({ draft: stored });
    return true;
  }
  /**
   * The editor that this page has opened since stores what is typed in it, so it also stores the photo. It does not if the
   * draft was posted or discarded there.
   */
  async function addToLater(later: OpenedEditor, photo: DraftPhoto): Promise<boolean> {
    const isSameDraft = isEmptyDraft(state.draft) || later.get().draft.postKey === state.draft.postKey;
    return isSameDraft && later.addPhoto(photo);
  }
  async function add(photo: DraftPhoto): Promise<boolean> {
    const later = isClosed ? await laterEditor(owner, editor) : undefined;
    if (later) return addToLater(later, photo);
    if (isClosed && !(await continueStored())) return false;
    const { photos } = state.draft;
    if (photos.some(({ id }) => id === photo.id)) return true;
    if (photos.length >= POST_LIMITS.photos) {
      set({ hasNoRoom: true });
      return false;
    }
    await saveWith(photo);
    set({ draft: { ...state.draft, photos: [...state.draft.photos, photo] } });
    const opened = isClosed ? await laterEditor(owner, editor) : undefined;
    return opened ? handOver(opened, photo) : true;
  }
  /** An editor that was opened while the photo was being stored may have read, changed or posted the draft without it. */
  async function handOver(opened: OpenedEditor, photo: DraftPhoto): Promise<boolean> {
    const isAdded = await addToLater(opened, photo);
    if (opened.owner !== owner) await save(emptyDraft());
    else if (!isAdded) await opened.storeAgain();
    return isAdded;
  }
  const saveNow = () => timer !== undefined && void save(state.draft);

  function change(fields: Partial<PostDraft>): void {
    // The refused words are stored by their position, which becomes wrong with the first edit.
    set({ draft: { ...state.draft, refused: undefined, ...fields } });
    clearTimeout(timer);
    timer = setTimeout(() => void save(state.draft), SAVE_DELAY_MS);
  }

  async function reload(): Promise<void> {
    if (!state.isChangedElsewhere || document.visibilityState !== 'visible') return;
    set({ draft: (await store.load()) ?? emptyDraft(), isChangedElsewhere: false });
  }
  const reloadOnFocus = () => void reload();

  if (tabs) {
    tabs.onmessage = () => {
      // The text that waits to be saved here is newer than the draft that the other tab has saved.
      if (timer !== undefined) return saveNow();
      set({ isChangedElsewhere: true });
    };
  }
  document.addEventListener('visibilitychange', saveNow);
  addEventListener('pagehide', saveNow);
  addEventListener('focus', reloadOnFocus);

  const editor = {
    owner,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: ({ text, tags, ...others }: DraftFields) =>
      change({
        ...others,
        ...(text !== undefined && { text: withoutNul(text) }),
        ...(tags !== undefined && { tags: withoutNul(tags) }),
      }),
    /** Returns whether the photo was added; there may be no room for it, or no draft any more. */
    addPhoto(photo: DraftPhoto): Promise<boolean> {
      const added = adding.then(() => add(photo));
      adding = added.catch(() => {});
      return added;
    },
    describePhoto: (id: string, alt: string) =>
      change({
        photos: state.draft.photos.map((one) => (one.id === id ? { ...one, alt: withoutNul(alt) } : one)),
      }),
    removePhoto(id: string) {
      set({ hasNoRoom: false });
      change({ photos: state.draft.photos.filter((one) => one.id !== id) });
    },
    /** Moves a photo to the place before the previous one. */
    movePhotoForward(id: string) {
      const photos = [...state.draft.photos];
      const at = photos.findIndex((one) => one.id === id);
      if (at < 1) return;
      photos.splice(at - 1, 0, ...photos.splice(at, 1));
      change({ photos });
    },
    /** Tells the editor of photos that are still being read. */
    isAdding(work: Promise<unknown>): void {
      set({ hasNoRoom: false });
      reads.add(work);
    },
    /** Resolves when the photos that are being read are in the draft, or after some seconds without them. */
    photosAdded: () => reads.endedInTime(),
    /** Resolves when everything is stored that is in the draft. */
    flush: (): Promise<void> => (timer === undefined ? saving : save(state.draft)),
    storeAgain: (): Promise<void> => save(state.draft),
    storageFailed: () => set({ isPersisted: false }),
    /** Empties the draft. Returns the function that brings it back. */
    discard(): () => void {
      const { draft } = state;
      set({ draft: emptyDraft(), hasNoRoom: false });
      void save(state.draft);
      return () => {
        set({ draft });
        void save(draft);
      };
    },
    /** Stores what is still missing. Photos that are being read are added to what is stored by then. */
    close(): void {
      saveNow();
      isClosed = true;
      if (tabs) tabs.onmessage = null;
      document.removeEventListener('visibilitychange', saveNow);
      removeEventListener('pagehide', saveNow);
      removeEventListener('focus', reloadOnFocus);
      // The last save stores the photos that were still being read, and tells the other tabs of them.
      const saved = reads
        .ended()
        .then(() => adding)
        .then(() => saving);
      void Promise.all(owners.map((one) => editorClosed(one, editor, saved))).then(() => {
        tabs?.close();
        store.close();
      });
    },
  };
  owners.forEach((one) => editorOpened(one, editor));
  return editor;
}
