import { useHost } from '@guest/shared';
import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import HeartHandshake from 'lucide/dist/esm/icons/heart-handshake.mjs';
import { useShareOutbox } from '../outbox/use-share';
import { loadOwnPosts } from '../own/load-own-posts';
import { withoutAccepted, withoutDeleted } from '../own/own-changes';
import { useOwnView } from '../likes/use-own-view';
import { MoreButton } from '../paging/more-button';
import { useItems } from '../paging/use-items';
import { PostCard } from '../post/post-card';
import { POSTS_PER_PAGE } from '../reads';
import { useText } from '../texts';
import styles from './feed-page.module.css';
import { ComposerRow } from './composer-row';
import { LazyEmptyFeed } from './lazy-empty-feed';
import { TagChips } from './tag-chips';
import { useTag } from './use-tag';
import { useTags } from './use-tags';

export function FeedPage() {
  const text = useText();
  const { lang } = useHost();
  const property = usePathParam('property');
  const { tag, nextTag, isNavigating } = useTag();
  const tags = useTags(nextTag);
  useOwnView();
  const posts = useItems(feedContract.listPosts, (cursor) => ({
    params: { property },
    query: { tag, cursor, limit: POSTS_PER_PAGE },
  }));
  const outbox = useShareOutbox();
  const left = withoutDeleted(posts.items, outbox);
  const shown = tag === undefined ? withoutAccepted(left, outbox) : left;
  const hasOwn = outbox?.hasOwnPosts() === true;
  const album = shown.flatMap(({ images, isFlagged }) => (isFlagged ? [] : images));

  return (
    <>
      <PageHeading heading={text('Share')} line={text('Moments and tips from guests and the hotel.')} />
      <ComposerRow />
      <TagChips tags={tags} chosen={nextTag} />
      {shown.length === 0 && !hasOwn && <LazyEmptyFeed tag={tag} />}
      <ul
        role="list"
        aria-label={text('Posts')}
        aria-busy={isNavigating}
        className={classNames(styles.posts, isNavigating && styles.leaving)}
      >
        {tag === undefined && (
          <LazyPart load={loadOwnPosts(lang)} isWanted={hasOwn} with={{ property, loaded: posts.items }} />
        )}
        {shown.map((post, i) => (
          <li key={post.id} className={classNames(post.isPinned && styles.feature)}>
            <PostCard post={post} album={album} isPriority={i < 2} />
          </li>
        ))}
      </ul>
      {posts.hasMore && <MoreButton name={text('Show more posts')} {...posts.more} />}
      <p className={styles.end}>
        <PageLink to="property-discover-guidelines" params={{ property }} className={styles.guidelines}>
          <Icon of={HeartHandshake} size={20} />
          {text('Community guidelines')}
        </PageLink>
      </p>
    </>
  );
}
