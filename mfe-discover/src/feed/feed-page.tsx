import { feedContract } from '@guest/shared/contracts/feed.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useQuestion } from '@guest/shared/page/use-question';
import { Icon } from '@guest/shared/ui/icon';
import { PageHeading } from '@guest/shared/ui/page-heading';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { MoreButton } from '../paging/more-button';
import { useItems } from '../paging/use-items';
import { PostCard } from '../post/post-card';
import { POSTS_AT_ONCE } from '../reads';
import { useText } from '../texts';
import styles from './feed-page.module.css';
import { NothingShared } from './nothing-shared';
import { TagChips } from './tag-chips';
import { tagsOf } from './tags-of';

export function FeedPage() {
  const text = useText();
  const property = usePathParam('property');
  const { value: tag } = useQuestion('tag');
  const posts = useItems(feedContract.listPosts, (cursor) => ({
    params: { property },
    query: { tag, cursor, limit: POSTS_AT_ONCE },
  }));

  return (
    <div className={styles.page}>
      <PageHeading
        heading={text('Share')}
        line={text('Moments and tips from guests and from the house.')}
        facts={
          <PageLink to="property-discover-guidelines" params={{ property }} className={styles.guidelines}>
            <Icon of={HeartHandshake} size={20} />
            {text('Community guidelines')}
          </PageLink>
        }
      />
      <TagChips tags={tagsOf(posts.items, tag)} />
      {posts.items.length === 0 && <NothingShared tag={tag} />}
      <ul role="list" className={styles.posts}>
        {posts.items.map((post, i) => (
          <li key={post.id}>
            <PostCard post={post} isPriority={i < 2} />
          </li>
        ))}
      </ul>
      {posts.hasMore && <MoreButton name={text('Show more posts')} {...posts.more} />}
    </div>
  );
}
