import { useHost } from '@guest/shared';
import { useSyncExternalStore } from 'react';
import { shareOf } from './share';
import type { ShareOutbox } from './share-outbox';

/** Returns the outbox of the guest's posts if it is open. The component follows its changes. */
export function useShareOutbox(): ShareOutbox | undefined {
  const share = shareOf(useHost());
  useSyncExternalStore(share.subscribe, share.revision, () => 0);
  return share.outbox();
}
