import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useStore } from 'zustand';
import { useText } from '../texts';

/** Mounts the photo modal. Its code is loaded when the guest is about to open a photo. */
export function LazyPhotoModal() {
  const text = useText();
  const host = useHost();
  const isOpen = useStore(host.layout, (state) => state.photoModal !== null);
  const isNear = useStore(host.layout, (state) => state.isPhotoNear);
  const load = () =>
    import(/* webpackChunkName: "photo-modal" */ './photo-modal').then((it) => it.loadPhotoModal(host));
  const onLoadFailure = () => {
    if (isOpen) host.toast('error', text("This part didn't load."));
    host.layout.getState().photoModalClosed();
  };
  return <LazyPart load={load} isWanted={isOpen || isNear} with={{}} onFailure={onLoadFailure} />;
}
