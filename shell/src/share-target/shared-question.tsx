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

/** Reads from the device what was shared, and asks about it. */
export function SharedQuestion({ offer }: { offer: SharedOffer | null }) {
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    if (!offer) return;
    let isStale = false;
    const show = (found?: Shared) => isStale || setShared(found ?? { photos: [], text: '' });
    // What was shared before is not what could not be taken over now.
    if (NOTHING_NEW.includes(offer.outcome)) show();
    else loadShared(offer.property).then(show, () => show());
    return () => {
      isStale = true;
      setShared(undefined);
    };
  }, [offer]);

  const isHome = matchRoute(useLocation().pathname)?.name === 'property';
  useEffect(() => {
    // The guest has chosen, or has gone on without an answer.
    if (offer && !isHome) sharedOffer.getState().answered();
  }, [offer, isHome]);

  if (!offer || !shared || !isHome) return null;
  // Without an answer the photos wait for a day, so that nothing is asked about what is no longer there.
  if (offer.outcome === 'taken' && shared.photos.length === 0 && shared.text === '') return null;
  // Without the section, the head of the sheet would be a second banner beside that of the page.
  return (
    <section className={styles.question}>
      <SharedSheet offer={offer} shared={shared} onClose={() => sharedOffer.getState().answered()} />
    </section>
  );
}
