import { BASKET_NAMES, keptBaskets } from './kept-baskets';

/** By what name a form keeps what is typed, for its tab. */
const DRAFT = /^draft:/;
const KEPT = /^drafts of /;
const KEPT_FOR_MS = 24 * 3_600_000;

interface Kept {
  at: number;
  drafts: [string, string][];
}

/**
 * Puts by what a guest has typed and not sent, and what they were about to order: a session that ends by itself must not
 * take it along, and whoever is next at this device must not see it.
 */
export function keepDrafts(guestId: string, now: number): void {
  const typed = Object.entries({ ...sessionStorage }).filter(([name]) => DRAFT.test(name));
  const baskets = keptBaskets();
  const drafts = [...typed, ...baskets];
  if (drafts.length === 0) return;
  const name = `drafts of ${guestId}`;
  // Another tab may have put its own by a moment ago.
  const before = keptIn(localStorage.getItem(name))?.drafts ?? [];
  // First, so that there is room for them under the other name.
  for (const [basket] of baskets) localStorage.removeItem(basket);
  try {
    localStorage.setItem(name, JSON.stringify({ at: now, drafts: [...new Map([...before, ...drafts])] }));
  } catch (error) {
    // A device without room loses them; who it was is forgotten all the same.
    reportError(error);
  }
}

/** Gives them back to the same guest within a day; what is older goes, whoever's it is. */
export function giveBackDrafts(guestId: string, now: number): void {
  for (const name of Object.keys(localStorage).filter((key) => KEPT.test(key))) {
    const kept = keptIn(localStorage.getItem(name));
    const isFresh = kept !== undefined && now - kept.at < KEPT_FOR_MS;
    const isMine = name === `drafts of ${guestId}`;
    if (!isFresh || isMine) localStorage.removeItem(name);
    if (isFresh && isMine) kept.drafts.forEach(([draft, value]) => giveBack(draft, value));
  }
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
