import type { Shared } from '@guest/shared/share-target/shared-photos';
import { loadShared } from '@guest/shared/share-target/shared-photos';
import { useEffect, useState } from 'react';
import { sharedOffer, type SharedOffer } from './shared-offer.store';
import { SharedSheet } from './shared-sheet';

/** Reads from the device what was shared, and asks about it. */
export function SharedQuestion({ offer }: { offer: SharedOffer | null }) {
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    if (!offer) return;
    let isStale = false;
    const show = (found?: Shared) => isStale || setShared(found ?? { photos: [], text: '' });
    loadShared(offer.property).then(show, () => show());
    return () => {
      isStale = true;
      setShared(undefined);
    };
  }, [offer]);

  if (!offer || !shared) return null;
  // Without an answer the photos wait for a day, so that nothing is asked about what is no longer there.
  if (offer.outcome === 'taken' && shared.photos.length === 0 && shared.text === '') return null;
  return <SharedSheet offer={offer} shared={shared} onClose={() => sharedOffer.getState().answered()} />;
}
