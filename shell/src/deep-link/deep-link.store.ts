import { createStore } from 'zustand';

/** The state of opening the hotel's app from this page. */
export interface DeepLinkState {
  /** The origin of the suite whose page the last link was built for. */
  origin: string | null;
  /** The link that was built last. */
  url: string | null;
  /** Whether no link has been clicked since the page was loaded. */
  isFirstRedirection: boolean;
  linkBuilt(link: { origin: string; url: string }): void;
  redirected(): void;
}

export type DeepLinkStore = ReturnType<typeof createDeepLinkStore>;

export function createDeepLinkStore() {
  return createStore<DeepLinkState>()((set) => ({
    origin: null,
    url: null,
    isFirstRedirection: true,
    linkBuilt: (link) => set(link),
    redirected: () => set({ isFirstRedirection: false }),
  }));
}
