import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import { Notice } from '@guest/shared/ui/state/notice';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useFocusAfter } from '../confirm/use-focus-after';
import { useLazyText } from '../lazy-texts/lazy-texts';
import { useText } from '../texts';

interface MissingPostProps {
  /** The number of the post in the feed, and of posts in it. */
  position: number;
  size: number;
  isLoading: boolean;
  onRetry: () => void;
  /** Called while the notice is shown. The posts of a page are missing together, so the list announces them once. */
  onMissing?: (() => () => void) | undefined;
}

/**
 * Takes the place of a post that was forgotten and cannot be read again. When the post comes, it gets the focus that is in
 * its place.
 */
export function MissingPost({ position, size, isLoading, onRetry, onMissing }: MissingPostProps) {
  const text = useText();
  const words = useMissingWords();
  useEffect(() => onMissing?.(), [onMissing]);
  const place = useRef<HTMLElement>(null);
  useFocusAfter(place, ({ parentElement: row }) => {
    return () => row?.querySelector(`article[aria-posinset="${position}"]`);
  });
  return (
    <article ref={place} aria-label={words} aria-posinset={position} aria-setsize={size}>
      <Notice
        icon={CloudOff}
        action={
          <Button isBusy={isLoading} onClick={onRetry}>
            {text('Try again')}
          </Button>
        }
      >
        <p>{words}</p>
      </Notice>
    </article>
  );
}

/** Says why posts are missing. */
export function useMissingWords(): string {
  const text = useText();
  const lazyText = useLazyText();
  const isOffline = useStore(useHost().layout, (state) => state.isOffline);
  return isOffline
    ? lazyText("These posts aren't on this device. Try again when you're back online.")
    : text('Something went wrong. Please try again.');
}
