import { useHost, type Host } from '@guest/shared';
import { useLocation } from '@guest/shared/router';
import { Gallery } from '@guest/shared/ui/gallery/gallery';
import { useEffect, useRef, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { withTexts } from '@guest/shared/page/with-texts';
import { loadPhotoTexts, usePhotoText } from './photo-texts';

/** Loads the photo modal together with its texts. */
export async function loadPhotoModal(host: Host): Promise<ComponentType> {
  return withTexts(PhotoModal, host.lang, await loadPhotoTexts(host.lang));
}

/** The only photo modal of the suite. It shows the photos that the layout store holds. */
function PhotoModal() {
  const text = usePhotoText();
  const { layout } = useHost();
  const isOpen = useStore(layout, (state) => state.photoModal !== null);
  const photos = useStore(layout, (state) => state.photos);
  const index = useStore(layout, (state) => state.galleryIndex);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);

  useEffect(() => {
    // The photos belong to one page, so a navigation closes the modal.
    if (openedOn.current !== pathname) layout.getState().photoModalClosed();
    openedOn.current = pathname;
  }, [layout, pathname]);

  if (!isOpen) return null;
  return (
    <Gallery
      photos={photos}
      index={index}
      onTurn={(to) => layout.getState().galleryTurned(to)}
      onClose={() => layout.getState().photoModalClosed()}
      words={{
        name: text('Photos'),
        close: text('Close'),
        previous: text('Previous photo'),
        next: text('Next photo'),
        zoomIn: text('Zoom in'),
        zoomOut: text('Zoom out'),
        position: (number, count) => text('Photo {number} of {count}.', { number, count }),
      }}
    />
  );
}
