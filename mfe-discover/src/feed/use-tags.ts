import { useHost } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { POSTS_PER_PAGE } from '../reads';
import { tagsOf } from './tags-of';

/**
 * Returns the tags of the whole feed, even while it is filtered by one tag, because filters must not change
 * while they are used.
 */
export function useTags(chosen: string | undefined): string[] {
  const host = useHost();
  const property = usePathParam('property');
  const allPosts = { params: { property }, query: { limit: POSTS_PER_PAGE } };
  const { data } = useQuery({
    ...readQuery(host, feedContract.listPosts, allPosts),
    enabled: useIsPageLive(),
  });
  return tagsOf(data?.items ?? [], chosen);
}
