import { expect, test } from 'vitest';
import { image } from '../testing/builders/image';
import { createLayoutStore } from './layout.store';

test('E-08 the initial flags are those of a browser page, and posts are encouraged after five', () => {
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

test('E-08 each flag follows its actions', () => {
  const layout = createLayoutStore();
  const happened = layout.getState();

  happened.cookiesUndecided();
  happened.connectionChanged(true);
  happened.tabActivityChanged(false);
  happened.profileSidebarToggled();
  happened.profileEditingToggled();
  happened.appModeEntered();

  expect(layout.getState()).toMatchObject({
    isCookieBannerShown: true,
    isOffline: true,
    isTabActive: false,
    isProfileSidebarShown: true,
    isEditProfileMode: true,
    isAppMode: true,
  });

  happened.cookiesDecided();
  happened.profileSidebarToggled();
  expect(layout.getState()).toMatchObject({
    isCookieBannerShown: false,
    isProfileSidebarShown: false,
  });
});

test('E-08 a gallery moves through its photos and enlarges the current one', () => {
  const layout = createLayoutStore();
  const happened = layout.getState();
  const photos = ['/a.svg', '/b.svg'].map((url) => image({ url }));

  happened.galleryOpened(photos, 1);
  expect(layout.getState()).toMatchObject({ isGalleryMode: true, galleryIndex: 1, photoModal: '/b.svg' });

  happened.galleryTurned(0);
  expect(layout.getState()).toMatchObject({ isGalleryMode: true, galleryIndex: 0, photoModal: '/a.svg' });

  happened.photoModalClosed();
  expect(layout.getState()).toMatchObject({ isGalleryMode: false, galleryIndex: 0, photoModal: null });
});

test('E-08 a single photo is not a gallery', () => {
  const layout = createLayoutStore();

  layout.getState().photoOpened(image({ url: '/a.svg' }));

  expect(layout.getState()).toMatchObject({ isGalleryMode: false, photoModal: '/a.svg' });
  expect(layout.getState().photos).toHaveLength(1);
});
