import { useHost } from '@guest/shared';
import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { useText } from '../texts';

/** Where the photo modal will be. Its code comes when the guest is about to open a photo. */
export function PhotoModalPlace() {
  const text = useText();
  const host = useHost();
  const isOpen = useStore(host.layout, (state) => state.photoModal !== null);
  const isNear = useStore(host.layout, (state) => state.isPhotoNear);
  const [Modal, setModal] = useState<ComponentType>();

  const isWanted = !Modal && (isOpen || isNear);
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    import(/* webpackChunkName: "photo-modal" */ './photo-modal')
      .then(({ loadPhotoModal }) => loadPhotoModal(host))
      .then(
        (it) => !isStale && setModal(() => it),
        (error: unknown) => {
          if (isStale) return;
          if (isOpen) host.toast('error', text('This part did not load.'));
          host.layout.getState().photoModalClosed();
          reportError(error);
        },
      );
    return () => void (isStale = true);
  }, [host, isWanted, isOpen, text]);

  return Modal ? <Modal /> : null;
}
