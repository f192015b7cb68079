import { BASKET_NAMES, keptBaskets } from './kept-baskets';

/** By what name a form keeps what is typed, for its tab. */
const DRAFT = /^draft:/;
const KEPT = /^drafts of /;
const KEPT_FOR_MS = 24 * 3_600_000;

interface Kept {
  at: number;
  drafts: [string, string][];
}

export const isKeptDraft = (name: string): boolean => KEPT.test(name);

/**
 * Puts by what a guest has typed and not sent, and what they were about to order: a session that ends by itself must not
 * take it along, and whoever is next at this device must not see it. What was typed waits in its tab, so that no tab gets
 * what stood in another.
 */
export function keepDrafts(guestId: string, now: number): void {
  keepTyped(guestId, now);
  keepIn(localStorage, guestId, { at: now, drafts: keptBaskets() });
}

/** Of this tab alone: what is the device's is seen to by the tab in which the guest has changed. */
export function keepTyped(guestId: string, now: number): void {
  const drafts = Object.entries({ ...sessionStorage }).filter(([name]) => DRAFT.test(name));
  keepIn(sessionStorage, guestId, { at: now, drafts });
}

function keepIn(storage: Storage, guestId: string, { at, drafts }: Kept): void {
  if (drafts.length === 0) return;
  const name = `drafts of ${guestId}`;
  const before = keptIn(storage.getItem(name))?.drafts ?? [];
  // First, so that there is room for them under the other name.
  for (const [draft] of drafts) storage.removeItem(draft);
  try {
    storage.setItem(name, JSON.stringify({ at, drafts: [...new Map([...before, ...drafts])] }));
  } catch (error) {
    // A device without room loses them; who it was is forgotten all the same.
    reportError(error);
  }
}

/** Gives them back to the same guest within a day; what is older goes, whoever's it is. */
export function giveBackDrafts(guestId: string, now: number): void {
  giveBackTyped(guestId, now);
  giveBackFrom(localStorage, guestId, now);
}

/** Says whether there was something. */
export const giveBackTyped = (guestId: string, now: number): boolean =>
  giveBackFrom(sessionStorage, guestId, now);

function giveBackFrom(storage: Storage, guestId: string, now: number): boolean {
  let given = false;
  for (const name of Object.keys(storage).filter(isKeptDraft)) {
    const kept = keptIn(storage.getItem(name));
    const isFresh = kept !== undefined && now - kept.at < KEPT_FOR_MS;
    const isMine = name === `drafts of ${guestId}`;
    if (!isFresh || isMine) storage.removeItem(name);
    if (!isFresh || !isMine) continue;
    kept.drafts.forEach(([draft, value]) => giveBack(draft, value));
    given = true;
  }
  return given;
}

/** What has been typed or begun since then is newer. */
function giveBack(draft: string, value: string): void {
  const place = placeOf(draft);
  if (place?.getItem(draft) === null) place.setItem(draft, value);
}

function placeOf(draft: string): Storage | undefined {
  if (draft.startsWith(BASKET_NAMES)) return localStorage;
  return DRAFT.test(draft) ? sessionStorage : undefined;
}

function keptIn(saved: string | null): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(saved ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    // Somebody else's value under our name.
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('drafts' in value)) return false;
  const isDraft = (one: unknown) => Array.isArray(one) && one.every((part) => typeof part === 'string');
  return typeof value.at === 'number' && Array.isArray(value.drafts) && value.drafts.every(isDraft);
}
