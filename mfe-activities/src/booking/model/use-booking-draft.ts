import { tabStorage } from '@guest/shared/storage/tab-storage';
import { useState } from 'react';
import { parseDraft, type BookingDraft } from './booking-draft';

/** The storage key begins like that of every draft, so that it is set aside when the guest signs out. */
const keyOf = (name: string) => `draft:activity-${name}`;

export const savedDraft = (name: string): BookingDraft | undefined =>
  parseDraft(tabStorage.getItem(keyOf(name)));

export const dropDraft = (name: string): void => void tabStorage.setItem(keyOf(name), null);

/** Keeps a draft in the tab, so that it survives going back, a reload, the sign-in and a lost connection. */
export function useBookingDraft(name: string, initial: () => BookingDraft) {
  const [draft, setDraft] = useState(initial);
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
