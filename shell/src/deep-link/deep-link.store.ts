import { checkedStorage } from '@guest/shared/host-state/checked-storage';
import { createStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { DEEP_LINK_KEY } from './deep-link-key';
import { STAY_IN_BROWSER_MS } from './limits';
import { savedDeepLinkSchema, type SavedDeepLink } from './saved-deep-link';

const INITIAL: SavedDeepLink = {
  isIosAppInstalled: false,
  lastIosCheckTime: null,
  staysInBrowserUntil: null,
};

/** The state of opening the hotel's app on this device. Times are in milliseconds of its clock. */
export interface DeepLinkState extends SavedDeepLink {
  /** The origin of the suite whose page the last link was built for. */
  origin: string | null;
  /** The link that was built last. */
  url: string | null;
  /** Whether no link has been clicked since the page was loaded. */
  isFirstRedirection: boolean;
  linkBuilt(link: { origin: string; url: string }): void;
  redirected(): void;
  iosChecked(isIosAppInstalled: boolean, now: number): void;
  browserChosen(now: number): void;
}

export type DeepLinkStore = ReturnType<typeof createDeepLinkStore>;

export function createDeepLinkStore() {
  return createStore<DeepLinkState>()(
    persist(
      (set) => ({
        ...INITIAL,
        origin: null,
        url: null,
        isFirstRedirection: true,
        linkBuilt: (link) => set(link),
        redirected: () => set({ isFirstRedirection: false }),
        iosChecked: (isIosAppInstalled, lastIosCheckTime) => set({ isIosAppInstalled, lastIosCheckTime }),
        browserChosen: (now) => set({ staysInBrowserUntil: now + STAY_IN_BROWSER_MS }),
      }),
      {
        name: DEEP_LINK_KEY,
        version: 1,
        migrate: () => INITIAL,
        storage: checkedStorage(async () => savedDeepLinkSchema),
        partialize: ({ isIosAppInstalled, lastIosCheckTime, staysInBrowserUntil }) => ({
          isIosAppInstalled,
          lastIosCheckTime,
          staysInBrowserUntil,
        }),
        skipHydration: true,
      },
    ),
  );
}
