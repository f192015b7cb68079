import { useHost } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import { usePathParam } from '@guest/shared/page/path-param';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useEffect } from 'react';

/** Keeps the posts of the page up to date while it is open. */
export function usePostPushes(): void {
  const host = useHost();
  const property = usePathParam('property');
  const isLive = useIsPageLive();
  useEffect(() => {
    if (!isLive) return;
    const end = new AbortController();
    retryImport(() => import(/* webpackChunkName: "follow-posts" */ './follow-posts'))
      .then(({ followPosts }) => followPosts(host, property, end.signal))
      .catch(reportBackgroundError);
    return () => end.abort();
  }, [host, property, isLive]);
}
