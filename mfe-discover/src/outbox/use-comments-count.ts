import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { useSyncExternalStore } from 'react';
import { shareOf } from './share';

/** S-03: the number of comments with the guest's own that wait and without those whose deletion waits. */
export function useCommentsCount({ id, commentsCount }: Post): number {
  const share = shareOf(useHost());
  const delta = useSyncExternalStore(
    share.subscribe,
    () => share.outbox()?.commentsDelta(id) ?? 0,
    () => 0,
  );
  return Math.max(0, commentsCount + delta);
}
