import { createStore } from 'zustand';

/** What the frame shows around the page. Only the shell calls its actions, but for the gallery's and the profile's. */
export interface LayoutState {
  isCookieBannerShown: boolean;
  isOffline: boolean;
  isTabActive: boolean;
  isGalleryMode: boolean;
  galleryIndex: number;
  /** The address of the photo that is shown large. */
  photoModal: string | null;
  isProfileSidebarShown: boolean;
  isEditProfileMode: boolean;
  /** Inside the hotel's own app: parts that only a browser needs are left out. */
  isAppMode: boolean;
  /** After how many posts read the guest is invited to share one. */
  encouragePostCount: number;

  cookiesUndecided(): void;
  cookiesDecided(): void;
  connectionChanged(isOffline: boolean): void;
  tabActivityChanged(isTabActive: boolean): void;
  appModeEntered(): void;
  galleryOpened(index: number): void;
  galleryClosed(): void;
  photoOpened(url: string): void;
  photoClosed(): void;
  profileSidebarToggled(): void;
  profileEditingToggled(): void;
}

export type LayoutStore = ReturnType<typeof createLayoutStore>;

export function createLayoutStore() {
  return createStore<LayoutState>()((set) => ({
    isCookieBannerShown: false,
    isOffline: false,
    isTabActive: true,
    isGalleryMode: false,
    galleryIndex: 0,
    photoModal: null,
    isProfileSidebarShown: false,
    isEditProfileMode: false,
    isAppMode: false,
    encouragePostCount: 5,

    cookiesUndecided: () => set({ isCookieBannerShown: true }),
    cookiesDecided: () => set({ isCookieBannerShown: false }),
    connectionChanged: (isOffline) => set({ isOffline }),
    tabActivityChanged: (isTabActive) => set({ isTabActive }),
    appModeEntered: () => set({ isAppMode: true }),
    galleryOpened: (galleryIndex) => set({ isGalleryMode: true, galleryIndex }),
    galleryClosed: () => set({ isGalleryMode: false, galleryIndex: 0 }),
    photoOpened: (photoModal) => set({ photoModal }),
    photoClosed: () => set({ photoModal: null }),
    profileSidebarToggled: () => set((now) => ({ isProfileSidebarShown: !now.isProfileSidebarShown })),
    profileEditingToggled: () => set((now) => ({ isEditProfileMode: !now.isEditProfileMode })),
  }));
}
