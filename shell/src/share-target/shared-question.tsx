import type { SharedOutcome } from '@guest/shared/contracts/share/shared-photos';
import type { Shared } from '@guest/shared/share-target/shared-photos';
import { loadShared } from '@guest/shared/share-target/shared-photos';
import { useLocation } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import { useEffect, useState } from 'react';
import { sharedOffer, type SharedOffer } from './shared-offer.store';
import styles from './shared-sheet.module.css';
import { SharedSheet } from './shared-sheet';

const NOTHING_NEW: readonly SharedOutcome[] = ['refused', 'full', 'lost', 'expired'];

/** Loads from the device what another app has shared, and asks the guest where it belongs. */
export function SharedQuestion({ offer }: { offer: SharedOffer | null }) {
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    if (!offer) return;
    let isStale = false;
    const show = (found?: Shared) => isStale || setShared(found ?? { photos: [], text: '' });
    // If nothing could be stored this time, photos of an earlier share must not be shown.
    if (NOTHING_NEW.includes(offer.outcome)) show();
    else loadShared(offer.property).then(show, () => show());
    return () => {
      isStale = true;
      setShared(undefined);
    };
  }, [offer]);

  const isHome = matchRoute(useLocation().pathname)?.name === 'property';
  useEffect(() => {
    // The guest has left the home page, either by choosing or without an answer.
    if (offer && !isHome) sharedOffer.getState().answered();
  }, [offer, isHome]);

  if (!offer || !shared || !isHome) return null;
  // The photos may have been used or deleted since the question was stored; then there is nothing to ask.
  if (offer.outcome === 'taken' && shared.photos.length === 0 && shared.text === '') return null;
  // The section keeps the sheet's `header` from becoming a second banner landmark next to that of the page.
  return (
    <section className={styles.question}>
      <SharedSheet offer={offer} shared={shared} onClose={() => sharedOffer.getState().answered()} />
    </section>
  );
}
