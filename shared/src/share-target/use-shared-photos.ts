import { useHost } from '@guest/shared';
import { useEffect, useEffectEvent } from 'react';
import { reportBackgroundError } from '../lazy/chunk-load-error';
import { chooseSharedTarget, isSharedInto, type SharedTarget } from './shared-choice';

/**
 * Passes the photos that the guest has shared from another app to the draft on this page. They are deleted from the
 * device only after `take` has added them to the draft.
 */
export function useSharedPhotos(
  { property, target, isReady = true }: { property: string; target: SharedTarget; isReady?: boolean },
  take: (photos: File[]) => Promise<void>,
): void {
  const { session } = useHost();
  const takePhotos = useEffectEvent(take);
  useEffect(() => {
    const guest = session.getState().user?.guest_uuid;
    if (!isReady || !isSharedInto(property, target, guest)) return;
    // The choice is answered at once, so that a second mount does not take the photos again.
    chooseSharedTarget(property, null);
    async function handOver() {
      const { dropShared, loadShared } = await import(
        /* webpackChunkName: "shared-photos" */ './shared-photos'
      );
      const shared = await loadShared(property);
      if (!shared) return;
      await takePhotos(shared.photos);
      await dropShared(property);
    }
    handOver().catch((error: unknown) => {
      chooseSharedTarget(property, target, guest);
      reportBackgroundError(error);
    });
  }, [session, property, target, isReady]);
}
