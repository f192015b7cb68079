import { useLocation, useNavigation } from '@guest/shared/router';
import { useQuestion } from '@guest/shared/page/use-question';

/** What the feed is about now, and what it will be about as soon as its posts are here. */
export function useTag() {
  const { value: tag } = useQuestion('tag');
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isOnItsWay = next?.pathname === pathname;
  const nextTag = isOnItsWay ? (new URLSearchParams(next?.search).get('tag') ?? undefined) : tag;
  return { tag, nextTag, isOnItsWay: isOnItsWay && nextTag !== tag };
}
