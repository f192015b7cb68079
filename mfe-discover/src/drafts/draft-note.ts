import { deviceStorage } from '@guest/shared/storage/device-storage';

/** Returns the owner of a draft, as used in storage names. */
export const draftOwner = (guest: string | undefined, property: string): string =>
  guest ?? `visitor ${property}`;

/** The shell deletes entries with this prefix at sign-out, together with the drafts. */
const nameOf = (owner: string) => `draft-share-note ${owner}`;

/** Records whether there is a draft, so that other pages know it without opening the database. */
export const noteDraft = (owner: string, hasDraft: boolean): void =>
  void deviceStorage.setItem(nameOf(owner), hasDraft ? '1' : null);

export const hasNotedDraft = (owner: string): boolean => deviceStorage.getItem(nameOf(owner)) !== null;

/** Opens the channel on which the tabs of one owner tell each other of saved drafts; `undefined` where there is none. */
export const openDraftTabs = (owner: string): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(`draft-share ${owner}`) : undefined;

/** A tab sends this message on the channel after it has saved or removed the draft. */
export const DRAFT_SAVED = 'saved';
