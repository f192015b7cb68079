import { createStore } from 'zustand';

/** A visible offer to open the current page in the hotel's app. */
export interface AppOffer {
  url: string;
  /** The English title of the page, which is a key in the shell's catalog. */
  title: string | undefined;
  /** Called with the tap that opens the app. Resolves to whether it has opened. */
  opened(): Promise<boolean>;
  /** Called when the guest prefers the browser. */
  declined(): void;
}

interface AppOfferState {
  offer: AppOffer | null;
  offered(offer: AppOffer): void;
  withdrawn(): void;
}

/** The offer shown in the banners of the frame. */
export const appOffer = createStore<AppOfferState>()((set) => ({
  offer: null,
  offered: (offer) => set({ offer }),
  withdrawn: () => set({ offer: null }),
}));
