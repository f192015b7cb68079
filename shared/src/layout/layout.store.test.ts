import { expect, test } from 'vitest';
import { createLayoutStore } from './layout.store';

test('E-08 the flags begin as a browser page is, and posts are encouraged after five', () => {
  expect(createLayoutStore().getState()).toMatchObject({
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
  });
});

test('E-08 each flag follows what happened', () => {
  const layout = createLayoutStore();
  const happened = layout.getState();

  happened.cookiesUndecided();
  happened.connectionChanged(true);
  happened.tabActivityChanged(false);
  happened.galleryOpened(3);
  happened.photoOpened('/pictures/a.svg');
  happened.profileSidebarToggled();
  happened.profileEditingToggled();
  happened.appModeEntered();

  expect(layout.getState()).toMatchObject({
    isCookieBannerShown: true,
    isOffline: true,
    isTabActive: false,
    isGalleryMode: true,
    galleryIndex: 3,
    photoModal: '/pictures/a.svg',
    isProfileSidebarShown: true,
    isEditProfileMode: true,
    isAppMode: true,
  });

  happened.galleryClosed();
  happened.photoClosed();
  happened.cookiesDecided();
  happened.profileSidebarToggled();
  expect(layout.getState()).toMatchObject({
    isGalleryMode: false,
    galleryIndex: 0,
    photoModal: null,
    isCookieBannerShown: false,
    isProfileSidebarShown: false,
  });
});
