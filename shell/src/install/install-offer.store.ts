import { createStore } from 'zustand';
import type { IosInstall } from './ios-install';

/** A visible offer to install the pages of a hotel as an app. */
export interface InstallOffer {
  /** The steps for the guest on iOS, where no page can install anything; `null` if the browser has a prompt. */
  ios: IosInstall | null;
  accepted(): void;
  declined(): void;
}

interface InstallOfferState {
  offer: InstallOffer | null;
  offered(offer: InstallOffer): void;
  withdrawn(): void;
}

/** The offer shown in the banners of the frame. */
export const installOffer = createStore<InstallOfferState>()((set) => ({
  offer: null,
  offered: (offer) => set({ offer }),
  withdrawn: () => set({ offer: null }),
}));
