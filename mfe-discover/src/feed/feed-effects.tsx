import { useHost } from '@guest/shared';
import type { Post } from '@guest/shared/contracts/feed/feed.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useEffect } from 'react';
import { inviteReaders } from '../invitation/invite-readers';
import { useTranslations } from '../translation/use-translations';
import type { FeedVisit } from '../visit/feed-visit';
import { followPosts } from '../visit/follow-posts';

interface FeedEffectsProps {
  visit: FeedVisit;
  /** The posts of the first page. */
  posts: readonly Post[];
}

/**
 * Does what the feed needs while it is open, but not for its first view: keeps the posts up to date, requests their
 * translations, and invites guests who read them to write one. It shows nothing.
 */
export function FeedEffects({ visit, posts }: FeedEffectsProps) {
  const host = useHost();
  const property = usePathParam('property');
  useTranslations('post', posts);
  useEffect(() => {
    const end = new AbortController();
    followPosts(host, property, end.signal);
    inviteReaders(host, { property, visit, signal: end.signal });
    return () => end.abort();
  }, [host, property, visit]);
  return null;
}
