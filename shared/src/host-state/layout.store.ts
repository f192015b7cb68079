import { createStore } from 'zustand';
import type { Image } from '../contracts/core/values';

/**
 * The state of the frame around the page. Only the shell calls its actions, except for those of the photos
 * and the profile.
 */
export interface LayoutState {
  isCookieBannerShown: boolean;
  isOffline: boolean;
  isTabActive: boolean;
  isGalleryMode: boolean;
  galleryIndex: number;
  /** The address of the enlarged photo, whether single or part of a gallery. */
  photoModal: string | null;
  /** The photos of the gallery; a single photo is the only element. */
  photos: Image[];
  /** The guest is likely to open a photo, so the viewer may start loading. */
  isPhotoNear: boolean;
  isProfileSidebarShown: boolean;
  isEditProfileMode: boolean;
  /** Whether the page is shown within the hotel's own app, where browser-only elements are left out. */
  isAppMode: boolean;
  /** The number of read posts after which the guest is invited to share one. */
  encouragePostCount: number;

  cookiesUndecided(): void;
  cookiesDecided(): void;
  connectionChanged(isOffline: boolean): void;
  tabActivityChanged(isTabActive: boolean): void;
  appModeEntered(): void;
  photoApproached(): void;
  galleryOpened(photos: Image[], index: number): void;
  galleryTurned(index: number): void;
  photoOpened(photo: Image): void;
  photoModalClosed(): void;
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
    photos: [],
    isPhotoNear: false,
    isProfileSidebarShown: false,
    isEditProfileMode: false,
    isAppMode: false,
    encouragePostCount: 5,

    cookiesUndecided: () => set({ isCookieBannerShown: true }),
    cookiesDecided: () => set({ isCookieBannerShown: false }),
    connectionChanged: (isOffline) => set({ isOffline }),
    tabActivityChanged: (isTabActive) => set({ isTabActive }),
    appModeEntered: () => set({ isAppMode: true }),
    photoApproached: () => set({ isPhotoNear: true }),
    galleryOpened: (photos, index) =>
      set({
        isGalleryMode: true,
        galleryIndex: index,
        photos,
        photoModal: photos[index]?.url ?? null,
      }),
    galleryTurned: (index) =>
      set(({ photos }) => ({ galleryIndex: index, photoModal: photos[index]?.url ?? null })),
    photoOpened: (photo) =>
      set({ isGalleryMode: false, galleryIndex: 0, photos: [photo], photoModal: photo.url }),
    photoModalClosed: () => set({ isGalleryMode: false, galleryIndex: 0, photos: [], photoModal: null }),
    profileSidebarToggled: () => set((now) => ({ isProfileSidebarShown: !now.isProfileSidebarShown })),
    profileEditingToggled: () => set((now) => ({ isEditProfileMode: !now.isEditProfileMode })),
  }));
}
