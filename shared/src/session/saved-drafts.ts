import { deviceStorage, type DeviceStorage } from '../storage/device-storage';
import { tabStorage } from '../storage/tab-storage';
import { storedEntries, storedNames } from '../storage/stored-names';
import { isDraft } from '../storage/draft-names';
import { BASKET_KEY_PREFIX, savedBaskets } from './saved-baskets';

const SAVED_DRAFTS_KEY = /^drafts of /;
const SAVED_FOR_MS = 24 * 3_600_000;

interface SavedDrafts {
  at: number;
  drafts: [string, string][];
}

/** Returns the unsent input of this tab that is set aside, with its owner. */
export const savedInput = (): { owner: string; at: number; drafts: [string, string][] }[] =>
  storedEntries(tabStorage, isSavedDraft).flatMap(([name, saved]) => {
    const savedDrafts = parseSavedDrafts(saved);
    return savedDrafts ? { owner: name.replace(SAVED_DRAFTS_KEY, ''), ...savedDrafts } : [];
  });

export const isSavedDraft = (name: string): boolean => SAVED_DRAFTS_KEY.test(name);

/**
 * Sets aside the unsent input and the baskets of a guest, so that an expired session does not lose them and
 * the next person at this device does not see them. Input is saved in its tab, so that no tab receives the
 * input of another.
 */
export function saveDrafts(guestId: string, now: number): void {
  saveInput(guestId, now);
  saveIn(deviceStorage, guestId, { at: now, drafts: savedBaskets() });
}

/**
 * Sets aside only the input of this tab. The baskets of the device are handled by the tab in which the guest
 * changed.
 */
export function saveInput(guestId: string, now: number): void {
  const drafts = storedEntries(tabStorage, isDraft);
  saveIn(tabStorage, guestId, { at: now, drafts });
}

function saveIn(storage: DeviceStorage, guestId: string, { at, drafts }: SavedDrafts): void {
  if (drafts.length === 0) return;
  const name = `drafts of ${guestId}`;
  const before = parseSavedDrafts(storage.getItem(name))?.drafts ?? [];
  // The originals are removed first, to free space for the saved copy.
  for (const [draft] of drafts) storage.setItem(draft, null);
  storage.setItem(name, JSON.stringify({ at, drafts: [...new Map([...before, ...drafts])] }));
}

/**
 * Restores the drafts of the same guest if they are less than a day old, and removes older ones of all
 * guests.
 */
export function restoreDrafts(guestId: string, now: number): void {
  restoreInput(guestId, now);
  restoreFrom(deviceStorage, guestId, now);
}

/** Returns whether anything was restored. */
export const restoreInput = (guestId: string, now: number): boolean => restoreFrom(tabStorage, guestId, now);

function restoreFrom(storage: DeviceStorage, guestId: string, now: number): boolean {
  let isRestored = false;
  for (const name of storedNames(storage).filter(isSavedDraft)) {
    const savedDrafts = parseSavedDrafts(storage.getItem(name));
    const isFresh = savedDrafts !== undefined && now - savedDrafts.at < SAVED_FOR_MS;
    const isMine = name === `drafts of ${guestId}`;
    if (!isFresh || isMine) storage.setItem(name, null);
    if (!isFresh || !isMine) continue;
    savedDrafts.drafts.forEach(([draft, value]) => restoreDraft(draft, value));
    isRestored = true;
  }
  return isRestored;
}

/** A draft or basket that already exists is newer and is not overwritten. */
function restoreDraft(draft: string, value: string): void {
  const target = storageOf(draft);
  if (target?.getItem(draft) === null) target.setItem(draft, value);
}

function storageOf(draft: string): DeviceStorage | undefined {
  if (draft.startsWith(BASKET_KEY_PREFIX)) return deviceStorage;
  return isDraft(draft) ? tabStorage : undefined;
}

function parseSavedDrafts(saved: string | null): SavedDrafts | undefined {
  try {
    const savedDrafts: unknown = JSON.parse(saved ?? 'null');
    return isSavedDrafts(savedDrafts) ? savedDrafts : undefined;
  } catch {
    // Other code stored an invalid value under this key.
    return undefined;
  }
}

function isSavedDrafts(value: unknown): value is SavedDrafts {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('drafts' in value)) return false;
  const isEntry = (one: unknown) => Array.isArray(one) && one.every((part) => typeof part === 'string');
  return typeof value.at === 'number' && Array.isArray(value.drafts) && value.drafts.every(isEntry);
}
