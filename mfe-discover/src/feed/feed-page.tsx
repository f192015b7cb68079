import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { classNames } from '@guest/shared/ui/base/class-names';
import { Icon } from '@guest/shared/ui/base/icon';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import HeartHandshake from 'lucide/dist/esm/icons/heart-handshake.mjs';
import { MoreButton } from '../paging/more-button';
import { useItems } from '../paging/use-items';
import { PostCard } from '../post/post-card';
import { POSTS_PER_PAGE } from '../reads';
import { useText } from '../texts';
import styles from './feed-page.module.css';
import { EmptyFeed } from './empty-feed';
import { TagChips } from './tag-chips';
import { useTag } from './use-tag';
import { useTags } from './use-tags';

export function FeedPage() {
  const text = useText();
  const property = usePathParam('property');
  const { tag, nextTag, isNavigating } = useTag();
  const tags = useTags(nextTag);
  const posts = useItems(feedContract.listPosts, (cursor) => ({
    params: { property },
    query: { tag, cursor, limit: POSTS_PER_PAGE },
  }));
  const album = posts.items.flatMap(({ images }) => images);

  return (
    <>
      <PageHeading heading={text('Share')} line={text('Moments and tips from guests and the hotel.')} />
      <TagChips tags={tags} chosen={nextTag} />
      {posts.items.length === 0 && <EmptyFeed tag={tag} />}
      <ul
        role="list"
        aria-label={text('Posts')}
        aria-busy={isNavigating}
        className={classNames(styles.posts, isNavigating && styles.leaving)}
      >
        {posts.items.map((post, i) => (
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
