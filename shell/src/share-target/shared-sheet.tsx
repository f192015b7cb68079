import { useHost } from '@guest/shared';
import type { SharedOutcome } from '@guest/shared/contracts/share/shared-photos';
import { POST_LIMITS } from '@guest/shared/contracts/feed/post-limits';
import { useNavigateTo } from '@guest/shared/page/use-navigate-to';
import { chooseSharedTarget, type SharedTarget } from '@guest/shared/share-target/shared-choice';
import { dropShared, type Shared } from '@guest/shared/share-target/shared-photos';
import { Button } from '@guest/shared/ui/button/button';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useStore } from 'zustand';
import { SharedPictures } from './shared-pictures';
import type { SharedOffer } from './shared-offer.store';
import { useSharedText, type SharedTextKey } from './shared-texts';
import styles from './shared-sheet.module.css';

const NOTES: Record<Exclude<SharedOutcome, 'taken'>, SharedTextKey> = {
  partly: 'Some files were left out. You can share up to 10 photos at once, 25 MB each.',
  refused: "We couldn't add these files. You can share up to 10 photos at once, 25 MB each.",
  full: "There isn't enough space on this device. Free up some space and share the photos again.",
  lost: "The photos didn't arrive. Please share them again.",
  expired: 'What you shared here more than a day ago has been deleted. Please share it again.',
};

/** Asks where the photos that another app has shared belong, or says why they could not be taken. */
export function SharedSheet({
  offer,
  shared,
  onClose,
}: {
  offer: SharedOffer;
  shared: Shared;
  onClose: () => void;
}) {
  const text = useSharedText();
  const navigateTo = useNavigateTo();
  const host = useHost();
  const property = useStore(host.property, (state) => state.property);
  const { photos } = shared;
  const isEmpty = photos.length === 0 && shared.text === '';
  const note = offer.outcome === 'taken' ? undefined : NOTES[offer.outcome];

  function choose(target: SharedTarget): void {
    const params = { property: offer.property };
    if (photos.length > 0)
      chooseSharedTarget(offer.property, target, host.session.getState().user?.guest_uuid);
    const written = shared.text === '' ? undefined : shared.text;
    if (target === 'post') navigateTo('property-discover-post', params, { populatedPost: written });
    else navigateTo('property-chat', params, { populatedMessage: written, 'from-footer': 'true' });
    // The navigation ends the question. Closing the sheet first would go back in the history and cancel the
    // navigation.
  }
  function discard(): void {
    dropShared(offer.property).catch(reportError);
    onClose();
  }

  return (
    <Sheet
      isOpen
      // Only the button deletes what was shared. A guest who closes the sheet has not answered and is asked again.
      onClose={onClose}
      heading={isEmpty ? text('Nothing to share') : text('Where should this go?')}
      close={text('Close')}
    >
      <div className={styles.content}>
        {note && <p role="alert">{text(note)}</p>}
        {photos.length > 0 && <SharedPictures photos={photos} />}
        {shared.text !== '' && (
          <p dir="auto" className={styles.text}>
            {shared.text}
          </p>
        )}
        {!isEmpty && (property?.features.feed ?? true) && (
          <Button look="primary" isWide onClick={() => choose('post')}>
            {photos.length > POST_LIMITS.photos
              ? text('A new post with the first {count} photos', { count: POST_LIMITS.photos })
              : text('A new post')}
          </Button>
        )}
        {!isEmpty && (property?.features.chat ?? true) && (
          <Button isWide onClick={() => choose('chat')}>
            {text('A message to reception')}
          </Button>
        )}
        {isEmpty ? (
          <Button isWide onClick={onClose}>
            {text('Close')}
          </Button>
        ) : (
          <Button look="quiet" isWide onClick={discard}>
            {text('Discard')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
