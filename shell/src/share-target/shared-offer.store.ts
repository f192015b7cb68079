import type { SharedOutcome } from '@guest/shared/contracts/share/shared-photos';
import { createStore } from 'zustand';

/** The property into which another app has just shared something, and whether it could be stored. */
export interface SharedOffer {
  property: string;
  outcome: SharedOutcome;
}

interface SharedOfferState {
  offer: SharedOffer | null;
  arrived(offer: SharedOffer): void;
  answered(): void;
}

/** The question to the guest where the photos belong. */
export const sharedOffer = createStore<SharedOfferState>()((set) => ({
  offer: null,
  arrived: (offer) => set({ offer }),
  answered: () => set({ offer: null }),
}));
