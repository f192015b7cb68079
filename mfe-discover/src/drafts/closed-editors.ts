import type { DraftPhoto, PostDraft } from './post-draft';

/** Photos take about a second each; the page does not stay empty for one that the browser never finishes reading. */
const LIMIT_MS = 5_000;

/** The part of an editor that takes the photos of one that was closed. */
export interface OpenedEditor {
  readonly owner: string;
  get(): { draft: PostDraft };
  addPhoto(photo: DraftPhoto): Promise<boolean>;
  /** Stores the draft over what a closed editor has written. */
  storeAgain(): Promise<void>;
}

/** Resolve when the closed editors of an owner have stored everything. */
const unfinished = new Map<string, Promise<unknown>>();
/** Resolve when the editor of an owner is open that is being opened. */
const opening = new Map<string, Promise<unknown>>();
/** The editor that this page has opened last for an owner. Only it knows what is typed and not stored yet. */
const latest = new Map<string, OpenedEditor>();

export const editorOpened = (owner: string, editor: OpenedEditor): void => void latest.set(owner, editor);

/**
 * Lets closed editors of an owner wait for the one that is being opened: it may have read the draft of the owner, or taken
 * it over for another one, and knows nothing of what they store from then on.
 */
export function editorOpening(owner: string, opened: Promise<unknown>): void {
  const settled = opened.catch(() => {});
  opening.set(owner, settled);
  void settled.then(() => opening.get(owner) === settled && opening.delete(owner));
}

/** Returns the editor that was opened for the owner since this one, if any. */
export async function laterEditor(owner: string, editor: OpenedEditor): Promise<OpenedEditor | undefined> {
  await opening.get(owner);
  const other = latest.get(owner);
  return other === editor ? undefined : other;
}

/**
 * Lets the next editor of the owner wait for this one, which may still be adding photos. Resolves when this one and those
 * before it, which add their photos to it, have stored everything.
 */
export function editorClosed(
  owner: string,
  editor: OpenedEditor,
  stored: Promise<unknown>,
): Promise<unknown> {
  const all = Promise.allSettled([unfinished.get(owner), stored]);
  unfinished.set(owner, all);
  void all.then(() => {
    if (unfinished.get(owner) !== all) return;
    unfinished.delete(owner);
    if (latest.get(owner) === editor) latest.delete(owner);
  });
  return all;
}

/** Resolves when the draft of the owner is whole, or after some seconds. */
export async function waitForClosedEditors(owner: string): Promise<void> {
  const stored = unfinished.get(owner);
  if (stored) await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
}

/**
 * Resolves when the photos that closed editors of the owner still read are in the draft; `undefined` if there are none.
 */
export const latePhotosOf = (owner: string): Promise<unknown> | undefined => unfinished.get(owner);
