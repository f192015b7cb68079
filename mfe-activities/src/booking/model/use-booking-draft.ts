import type { PartyMember } from '@guest/shared/contracts/activity/party-rules';
import { DRAFTS_RESTORED } from '@guest/shared/storage/draft-names';
import { tabStorage } from '@guest/shared/storage/tab-storage';
import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, parseDraft, type BookingDraft } from './booking-draft';

/** The storage key begins like that of every draft, so that it is set aside when the guest signs out. */
const keyOf = (name: string) => `draft:activity-${name}`;

export const savedDraft = (name: string): BookingDraft | undefined =>
  parseDraft(tabStorage.getItem(keyOf(name)));

export const dropDraft = (name: string): void => void tabStorage.setItem(keyOf(name), null);

/** Keeps a draft in the tab, so that it survives going back, a reload, the sign-in and a lost connection. */
export function useBookingDraft(name: string, initial: () => BookingDraft) {
  const [draft, setDraft] = useState(initial);
  // When an app reopens on this page after days, the input of its last window is restored only after the page has
  // read its draft.
  useEffect(() => {
    const restore = () => setDraft((now) => savedDraft(name) ?? now);
    addEventListener(DRAFTS_RESTORED, restore);
    return () => removeEventListener(DRAFTS_RESTORED, restore);
  }, [name]);
  return {
    draft,
    changeDraft(changes: Partial<BookingDraft>): void {
      setDraft((now) => {
        const next = { ...now, ...changes };
        tabStorage.setItem(keyOf(name), JSON.stringify(next));
        return next;
      });
    },
  };
}

/** Saves the people of a booking that was started on another page, so that its steps do not ask for them again. */
export function saveParty(name: string, party: readonly PartyMember[]): void {
  const units: Record<string, number> = {};
  const ages: Record<string, string[]> = {};
  for (const { unitId, age } of party) {
    units[unitId] = (units[unitId] ?? 0) + 1;
    (ages[unitId] ??= []).push(age === undefined ? '' : String(age));
  }
  const draft = savedDraft(name) ?? EMPTY_DRAFT;
  tabStorage.setItem(keyOf(name), JSON.stringify({ ...draft, units, ages }));
}
