import { useLocation, useNavigation } from '@guest/shared/router';
import { useQueryParam } from '@guest/shared/page/use-query-param';

/** Returns the tag of the visible feed and the tag that is selected next, whose posts are still loading. */
export function useTag() {
  const { value: tag } = useQueryParam('tag');
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isNavigating = next?.pathname === pathname;
  const nextTag = isNavigating ? (new URLSearchParams(next?.search).get('tag') ?? undefined) : tag;
  return { tag, nextTag, isNavigating: isNavigating && nextTag !== tag };
}
