import { deviceStorage, type DeviceStorage } from '../storage/device-storage';
import { tabStorage } from '../storage/tab-storage';
import { storedEntries, storedNames } from '../storage/stored-names';
import { BASKET_NAMES, keptBaskets } from './kept-baskets';

/** The storage key prefix under which a form saves its input in the tab. */
const DRAFT = /^draft:/;
const KEPT = /^drafts of /;
const KEPT_FOR_MS = 24 * 3_600_000;

interface Kept {
  at: number;
  drafts: [string, string][];
}

export const isKeptDraft = (name: string): boolean => KEPT.test(name);

/**
 * Sets aside the unsent input and the baskets of a guest, so that an expired session does not lose them and
 * the next person at this device does not see them. Input is saved in its tab, so that no tab receives the
 * input of another.
 */
export function keepDrafts(guestId: string, now: number): void {
  keepTyped(guestId, now);
  keepIn(deviceStorage, guestId, { at: now, drafts: keptBaskets() });
}

/**
 * Sets aside only the input of this tab. The baskets of the device are handled by the tab in which the guest
 * changed.
 */
export function keepTyped(guestId: string, now: number): void {
  const drafts = storedEntries(tabStorage, (name) => DRAFT.test(name));
  keepIn(tabStorage, guestId, { at: now, drafts });
}

function keepIn(storage: DeviceStorage, guestId: string, { at, drafts }: Kept): void {
  if (drafts.length === 0) return;
  const name = `drafts of ${guestId}`;
  const before = keptIn(storage.getItem(name))?.drafts ?? [];
  // The originals are removed first, to free space for the saved copy.
  for (const [draft] of drafts) storage.setItem(draft, null);
  storage.setItem(name, JSON.stringify({ at, drafts: [...new Map([...before, ...drafts])] }));
}

/**
 * Restores the drafts of the same guest if they are less than a day old, and removes older ones of all
 * guests.
 */
export function giveBackDrafts(guestId: string, now: number): void {
  giveBackTyped(guestId, now);
  giveBackFrom(deviceStorage, guestId, now);
}

/** Returns whether anything was restored. */
export const giveBackTyped = (guestId: string, now: number): boolean =>
  giveBackFrom(tabStorage, guestId, now);

function giveBackFrom(storage: DeviceStorage, guestId: string, now: number): boolean {
  let given = false;
  for (const name of storedNames(storage).filter(isKeptDraft)) {
    const kept = keptIn(storage.getItem(name));
    const isFresh = kept !== undefined && now - kept.at < KEPT_FOR_MS;
    const isMine = name === `drafts of ${guestId}`;
    if (!isFresh || isMine) storage.setItem(name, null);
    if (!isFresh || !isMine) continue;
    kept.drafts.forEach(([draft, value]) => giveBack(draft, value));
    given = true;
  }
  return given;
}

/** A draft or basket that already exists is newer and is not overwritten. */
function giveBack(draft: string, value: string): void {
  const place = placeOf(draft);
  if (place?.getItem(draft) === null) place.setItem(draft, value);
}

function placeOf(draft: string): DeviceStorage | undefined {
  if (draft.startsWith(BASKET_NAMES)) return deviceStorage;
  return DRAFT.test(draft) ? tabStorage : undefined;
}

function keptIn(saved: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(saved ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    // Other code stored an invalid value under this key.
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('drafts' in value)) return false;
  const isDraft = (one: unknown) => Array.isArray(one) && one.every((part) => typeof part === 'string');
  return typeof value.at === 'number' && Array.isArray(value.drafts) && value.drafts.every(isDraft);
}
