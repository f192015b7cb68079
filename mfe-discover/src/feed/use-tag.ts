import { useLocation, useNavigation } from '@guest/shared/router';
import { useQuestion } from '@guest/shared/page/use-question';

/** Returns the tag of the visible feed and the tag that is selected next, whose posts are still loading. */
export function useTag() {
  const { value: tag } = useQuestion('tag');
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isOnItsWay = next?.pathname === pathname;
  const nextTag = isOnItsWay ? (new URLSearchParams(next?.search).get('tag') ?? undefined) : tag;
  return { tag, nextTag, isOnItsWay: isOnItsWay && nextTag !== tag };
}
