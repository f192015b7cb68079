import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useEffect, type RefObject } from 'react';
import { inviteReaders } from '../invitation/invite-readers';
import { useTranslations } from '../translation/use-translations';
import type { FeedVisit } from '../visit/feed-visit';
import { followPosts } from '../visit/follow-posts';
import { continueVisit } from '../visit/saved-visit';
import { moveByPost } from './move-by-post';

interface FeedEffectsProps {
  visit: FeedVisit;
  /** The posts of the first page. */
  posts: readonly Post[];
  /** The element that contains all posts. */
  feed: RefObject<HTMLElement | null>;
}

/**
 * Does what the feed needs while it is open, but not for its first view: continues the visit after a reload, keeps the
 * posts up to date, requests their translations, moves the focus from post to post, and invites guests who read them to write one. It shows nothing.
 */
export function FeedEffects({ visit, posts, feed }: FeedEffectsProps) {
  const host = useHost();
  const property = usePathParam('property');
  useTranslations('post', posts);
  useEffect(() => continueVisit(visit), [visit]);
  useEffect(() => {
    const end = new AbortController();
    followPosts(host, property, end.signal);
    inviteReaders(host, { property, visit, signal: end.signal });
    return () => end.abort();
  }, [host, property, visit]);
  useEffect(() => {
    const element = feed.current;
    element?.addEventListener('keydown', moveByPost);
    return () => element?.removeEventListener('keydown', moveByPost);
  }, [feed]);
  return null;
}
