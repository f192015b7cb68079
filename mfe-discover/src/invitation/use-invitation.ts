import { useHost } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { usePathParam } from '@guest/shared/page/path-param';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { FeedVisit } from '../visit/feed-visit';

/** Returns the post after which the guest is invited to share a moment, once they have read a few. */
export function useInvitation(visit: FeedVisit): string | undefined {
  const host = useHost();
  const property = usePathParam('property');
  const isLive = useIsPageLive();
  useEffect(() => {
    if (!isLive) return;
    const end = new AbortController();
    retryImport(() => import(/* webpackChunkName: "invitation" */ './invite-readers'))
      .then(({ inviteReaders }) => inviteReaders(host, { property, visit, signal: end.signal }))
      .catch(reportBackgroundError);
    return () => end.abort();
  }, [host, property, visit, isLive]);
  return useStore(visit, (state) => state.invitedAfter);
}
